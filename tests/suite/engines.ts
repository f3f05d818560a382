import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.ts';
import type { Step } from './step.ts';
import { unitTests } from './unit-tests.ts';

/** What the walk through other engines than Chromium's needs, and Debian's packages of it. */
const programs = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

/** Firefox and WebKit, installed where they are missing and that is allowed. One that is not there fails its walk, which says so. */
export async function otherEngines(): Promise<Step> {
  const missing = Object.entries(programs).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));
  if (missing.length > 0) await installPackages(...missing);
  return unitTests('Firefox and WebKit', [], ['--config', 'tests/engines/vitest.config.ts']);
}
