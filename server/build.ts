/**
 * `npm start` runs this first if there is no build of the current sources. It reads the settings, so
 * that a wrong one ends the start before the build.
 */
import { ensureBuilt } from '../bundler/ensure-built.ts';
import { readConfig } from './config.ts';
import { exitOnStartError } from './process/start-failure.ts';

// If the parent process (launch/launch.js) exits, the build exits too.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

try {
  readConfig(process.env);
  await ensureBuilt();
} catch (error) {
  exitOnStartError(error);
}
