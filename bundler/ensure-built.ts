import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { currentRelease, distFolder, type Release } from './releases.ts';
import { fingerprintSources } from './sources.ts';

const buildCommand = fileURLToPath(new URL('run.ts', import.meta.url));

/**
 * Builds the site if there is no build of the present sources. Builds in a child process: a server that starts keeps
 * nothing of the bundler in memory.
 *
 * @throws Error if the build fails
 */
export async function ensureBuilt(): Promise<Release> {
  const sources = await fingerprintSources();
  const known = await currentRelease(distFolder);
  if (known?.sources === sources) return known;
  const child = spawn(process.execPath, [buildCommand], {
    env: { ...process.env, NODE_ENV: 'production' },
    // stdout of the server is its log.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const built = await currentRelease(distFolder);
  if (code !== 0 || !built) throw new Error('the site could not be built: see the messages above');
  return built;
}
