import { beforeAll, expect, test } from 'vitest';
import { checks, described } from './report.ts';
import { readSite, type Site } from './site.ts';

/** Hundreds of pages, each parsed and validated, on two busy cores. */
const patienceMs = 240_000;

let site: Site;
beforeAll(async () => {
  site = await readSite();
}, patienceMs);

test.for(Object.entries(checks))('%s', { timeout: patienceMs }, async ([, check]) => {
  const findings = await check(site);
  expect(described(findings)).toBe('');
});
