import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runIn } from '../tests/fixtures/processes/run-in.ts';

const run = promisify(execFile);

/** Commits that benchmarks compare with. A server of Git sends a commit only by its whole name. */
const wholeNames: Record<string, string> = { '248be891': '248be8911da91ea30bf22f5acf9bec511cd8d5f0' };

const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sportbuddy/commits');

/**
 * Puts the files of a commit into a folder outside the project, installs and builds them, and keeps
 * the folder for the next run. Fetches the commit in a shallow clone.
 * @returns the folder
 * @throws Error with the command to run if the commit cannot be fetched
 */
export async function prepareCommit(name: string): Promise<string> {
  const commit = await findCommit(name);
  const kept = join(folder, commit);
  if (existsSync(kept)) return kept;
  console.log(`Installing and building ${name}, which takes about two minutes, in ${kept}`);
  const work = `${kept}.unfinished`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  await exportCommit(commit, work);
  await runIn(work, 'npm', ['ci']);
  await runIn(work, 'npm', ['run', 'build']);
  await rename(work, kept);
  return kept;
}

/** Writes the files of a commit into a folder. */
export async function exportCommit(commit: string, target: string): Promise<void> {
  const archive = `git archive ${commit} | tar -x -C "$1"`;
  await run('sh', ['-c', archive, 'sh', target]);
}

/** @returns the whole name of a commit, which is fetched if the clone is shallow */
export async function findCommit(name: string): Promise<string> {
  const find = () => run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  const known = await find().catch(() => undefined);
  if (known) return known.stdout.trim();
  const fetch = ['fetch', '--depth=1', 'origin', wholeNames[name] ?? name];
  await run('git', fetch).catch(() => {
    throw new Error(`This clone does not have the commit ${name}. Fetch it: git ${fetch.join(' ')}`);
  });
  const { stdout } = await find();
  return stdout.trim();
}
