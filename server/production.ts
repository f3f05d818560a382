/** Imported before everything else, because what it sets counts from the first use on. */
import { setFlagsFromString } from 'node:v8';

/** React decides which of its builds to load by this. */
process.env.NODE_ENV = 'production';

// On a machine with much memory V8 lets garbage of a busy server grow to 300 MB; so it stays under 160 MB,
// at the same speed (`npm run bench server`).
setFlagsFromString('--optimize-for-size');
