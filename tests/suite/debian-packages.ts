import { spawnSync } from 'node:child_process';
import { runProgram } from './step.ts';

/**
 * Installs packages of Debian, where this user may.
 * @returns false when there is nothing to install with
 */
export async function installPackages(...names: string[]): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isRoot || !hasApt) return false;
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], quietly);
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quietly);
  return true;
}
