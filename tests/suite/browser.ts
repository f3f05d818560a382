import { spawnSync } from 'node:child_process';
import { installedBrowser } from '../../build/installed-browser.ts';
import { runProgram } from './step.ts';

/** @returns the path of a Chromium: Playwright's own, the system's, or one installed now; undefined when there is none */
export async function findBrowser(): Promise<string | undefined> {
  const installed = installedBrowser();
  if (installed) return installed;
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isRoot || !hasApt) return undefined;
  console.log('No Chromium is here: installing the one that the system offers.');
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], quietly);
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
  return installedBrowser();
}
