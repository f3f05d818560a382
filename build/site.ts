/** Builds the website into a release below `dist/`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { readPrerenderLimit } from './prerender-limit.ts';
import { whileLocked } from './releases/build-lock.ts';
import { distFolder } from './releases/fresh-release.ts';
import { makeRelease, type Release } from './releases/releases.ts';
import { fingerprintSources } from './releases/sources.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const work = fileURLToPath(new URL('fill.ts', import.meta.url));

/**
 * Builds the site anew and makes it the current release, while servers go on serving theirs.
 * @throws Error when the bundler or a page fails; its own words have been printed by then
 */
export async function buildSite(): Promise<Release> {
  readPrerenderLimit(process.env);
  return whileLocked(distFolder, async () => makeRelease(distFolder, await fingerprintSources(), fillFolder));
}

/**
 * Bundles, renders and compresses into `folder`, in a process of its own: a server that builds as it starts
 * keeps nothing of the bundler in memory. That process ends when this one does.
 */
export async function fillFolder(folder: string): Promise<void> {
  readPrerenderLimit(process.env);
  const child = spawn(process.execPath, [work, folder], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    // Its stdout joins ours of errors: stdout is the log of a server that starts.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`build/fill.ts ended with ${code}`);
}
