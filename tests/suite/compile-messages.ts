/** Compiles the message catalogues as the bundler does, so that types can be checked before any build. */
import { compile } from '@inlang/paraglide-js';
import { paraglideOptions } from '../../app/i18n/paraglide-options.ts';

await compile(paraglideOptions);
// The compiler leaves timers behind that would keep the process for half a minute.
process.exit(0);
