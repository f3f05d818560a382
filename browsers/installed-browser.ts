import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without its user interface, from the Debian package `chromium-headless-shell`. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  headlessShell,
];

/**
 * @returns the path of a Chromium: `CHROMIUM_PATH`, Playwright's own, or the system's, in this
 * order
 */
function installedBrowser(): string | undefined {
  return firstExisting([process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths]);
}

/**
 * @returns the path of the Chromium for browser tests: `CHROMIUM_PATH`, the headless shell, or that
 * of `installedBrowser`. The shell opens a window in a third of the time.
 */
export function testBrowser(): string | undefined {
  return firstExisting([process.env.CHROMIUM_PATH, headlessShell]) ?? installedBrowser();
}

/** @throws Error that names the program to install */
export function requireBrowser(): string {
  const path = installedBrowser();
  if (!path) throw new Error('No browser was found. Install Chromium, for example: apt-get install chromium');
  return path;
}

function firstExisting(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
