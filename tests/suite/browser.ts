import { installedBrowser } from '../../browsers/installed-browser.ts';
import { installPackages } from './debian-packages.ts';

/** @returns the path of a Chromium: Playwright's own, the system's, or one installed now; undefined when there is none */
export async function findBrowser(): Promise<string | undefined> {
  const installed = installedBrowser();
  if (installed) return installed;
  console.log('No Chromium is here: the one that the system offers is installed where that is allowed.');
  await installPackages('chromium');
  return installedBrowser();
}
