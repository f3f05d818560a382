/** `npm run test:engines` walks through the site in Firefox and WebKit, which are installed where they are missing. */
import { otherEngines } from '../suite/engines.ts';

const { run } = await otherEngines();
const { ok } = await run();
process.exitCode = ok ? 0 : 1;
