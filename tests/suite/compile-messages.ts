/** Compiles the messages as the bundler does, so that types can be checked without a build. */
import { compile } from '@inlang/paraglide-js';
import { paraglideOptions } from '../../app/i18n/paraglide-options.ts';

await compile(paraglideOptions);
// The compiler leaves timers that would keep the process alive for 30 s.
process.exit(0);
