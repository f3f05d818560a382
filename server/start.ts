/** `npm start` runs this in a build (launch/launch.js). */
import { setSourceMapsSupport } from 'node:module';

// Node then reads the source map of a module when a stack is formatted. Not by --enable-source-maps:
// with that flag pino reads them at each start.
setSourceMapsSupport(true);
await import('./serve.ts');
