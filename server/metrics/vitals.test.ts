import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSite, type TestSite } from '../../tests/fixtures/site.ts';
import { type TestApp, testApp } from '../../tests/fixtures/test-app.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { vitalsLimit } from './vitals.ts';

let site: TestSite;
let metrics: Metrics;
let server: TestApp;
beforeEach(async () => {
  site = await makeSite();
  metrics = createMetrics({ version: '1.2.3', build: 'b1' }, async () => undefined);
  server = await testApp({ pages: await site.pages(), metrics, trustedProxies: 1 });
});
afterEach(async () => {
  await server.app.close();
  await site.remove();
});

const whole = { path: '/features', LCP: 1_250, INP: 180, CLS: 0.05 };

async function send(payload: unknown, headers: Record<string, string> = {}) {
  const { statusCode, headers: sent } = await server.app.inject({
    method: 'POST',
    url: '/api/vitals',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  expect(sent['cache-control']).toBe('no-store');
  return statusCode;
}

/** @returns the lines of the Web Vitals histograms */
const counted = async () => (await metrics.registry.metrics()).match(/^sportbuddy_web_vitals_.*/gm) ?? [];

test('adds a report to the histograms of its page kind and language, in seconds', async () => {
  expect(await send(whole)).toBe(204);
  expect(await send({ path: '/ar/features', CLS: 0 })).toBe(204);
  const english = 'kind="features",language="en"';
  expect(await counted()).toEqual(
    expect.arrayContaining([
      `sportbuddy_web_vitals_lcp_seconds_bucket{le="1",${english}} 0`,
      `sportbuddy_web_vitals_lcp_seconds_bucket{le="1.5",${english}} 1`,
      `sportbuddy_web_vitals_lcp_seconds_sum{${english}} 1.25`,
      `sportbuddy_web_vitals_inp_seconds_sum{${english}} 0.18`,
      `sportbuddy_web_vitals_cls_sum{${english}} 0.05`,
      'sportbuddy_web_vitals_cls_bucket{le="0",kind="features",language="ar"} 1',
    ]),
  );
  expect((await counted()).filter((line) => line.includes('lcp') && line.includes('"ar"'))).toEqual([]);
});

test.each([
  ['an unknown page', { ...whole, path: '/nowhere' }],
  ['a file', { ...whole, path: '/robots.txt' }],
  ['no path', { LCP: 1 }],
  ['a name of a prototype as path', { ...whole, path: '__proto__' }],
  ['a negative time', { ...whole, LCP: -1 }],
  ['a time over a minute', { ...whole, INP: 60_001 }],
  ['a score over 10', { ...whole, CLS: 10.1 }],
  ['a text as value', { ...whole, LCP: '1250' }],
  ['a number that is not finite', '{"path":"/features","LCP":1e999}'],
  ['an unknown field', { ...whole, id: 'v5-1' }],
  ['no object', []],
  ['no JSON', 'path=/features'],
  ['no body', ''],
])('refuses a report with %s and counts nothing', async (_name, report) => {
  expect(await send(report)).toBe(400);
  expect(await counted()).toEqual([]);
});

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, whole, 403],
  ['a page of another site, in an older browser', { origin: 'https://evil.example' }, whole, 403],
  ['a visitor with Global Privacy Control', { 'sec-gpc': '1' }, whole, 204],
  ['a visitor with Do Not Track', { dnt: '1' }, whole, 204],
  ['JSON, which needs a CORS preflight', { 'content-type': 'application/json' }, whole, 415],
  ['a body over 1 KiB', {}, ' '.repeat(1_025), 413],
])('counts nothing for %s', async (_name, headers, report, status) => {
  expect(await send(report, headers)).toBe(status);
  expect(await counted()).toEqual([]);
});

test('accepts a report of a visitor with DNT: 0', async () => {
  expect(await send(whole, { dnt: '0', 'sec-fetch-site': 'same-origin' })).toBe(204);
  expect(await counted()).not.toEqual([]);
});

test('counts at most 60 reports a minute from one client address, apart from sign-ups', async () => {
  const from = { 'x-forwarded-for': '192.0.2.1' };
  for (let n = 0; n < vitalsLimit.max; n++) expect(await send(whole, from)).toBe(204);
  expect(await send(whole, from)).toBe(429);
  expect(await send(whole, { 'x-forwarded-for': '192.0.2.2' })).toBe(204);
  expect(await counted()).toContain(
    `sportbuddy_web_vitals_cls_count{kind="features",language="en"} ${vitalsLimit.max + 1}`,
  );
});

test('logs and exports nothing about the client', async () => {
  const client = { 'x-forwarded-for': '192.0.2.77', 'user-agent': 'Fan/1' };
  await send(whole, client);
  await send('{"path":"/ann@example.com"', client);
  expect(server.logged()).toContain('/api/vitals');
  expect(server.logged() + (await metrics.registry.metrics())).not.toMatch(/192\.0\.2\.77|Fan\/1|ann@/);
});

test('accepts reports without metrics, from pages of an earlier start', async () => {
  const { app } = await testApp({ pages: await site.pages() });
  const request = { method: 'POST', url: '/api/vitals', headers: { 'content-type': 'text/plain' } } as const;
  expect((await app.inject({ ...request, payload: JSON.stringify(whole) })).statusCode).toBe(204);
  await app.close();
});
