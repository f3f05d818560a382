import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/**
 * @returns the path of a Chromium: `CHROMIUM_PATH`, Playwright's own, or the system's, in this
 * order
 */
export function installedBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths];
  return candidates.find((path) => path && existsSync(path));
}

/** @throws Error that names the program to install */
export function requireBrowser(): string {
  const path = installedBrowser();
  if (!path) throw new Error('No browser was found. Install Chromium, for example: apt-get install chromium');
  return path;
}
