import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { currentRelease, distFolder, type Release } from './releases.ts';
import { hashSources } from './source-hash.ts';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));
/** The bundler needs packages that npm may have left out. */
const buildCommand = [fileURLToPath(new URL('../launch/launch.js', import.meta.url)), 'bundler/run.ts'];

/**
 * Builds the site if there is no build of the current sources. Builds in a child process, so that
 * this one does not keep the bundler in memory.
 * @throws Error if the build fails
 */
export async function ensureBuilt(): Promise<Release> {
  const hash = await hashSources(projectFolder);
  const known = await currentRelease(distFolder);
  if (known?.id.startsWith(hash)) return known;
  const child = spawn(process.execPath, buildCommand, {
    env: { ...process.env, NODE_ENV: 'production' },
    // stdout of the server is its log.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const built = await currentRelease(distFolder);
  if (code !== 0 || !built) throw new Error('the site could not be built: see the messages above');
  return built;
}
