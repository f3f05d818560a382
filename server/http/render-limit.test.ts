import { expect, test } from 'vitest';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';

const served = servedSite();

const limited = async () => testApp({ pages: await served.site.pages(), renderLimit: 2 });

test.each([
  ['an unknown path', { url: '/nowhere' }],
  ['a prefilled form', { url: '/coming-soon?team=Ajax' }],
  ['a refused form', { method: 'POST', url: '/coming-soon', payload: 'name=A' }],
  ['the success page', { url: '/coming-soon?done' }],
] as const)('%s gets 429 with Retry-After after two other renders in a minute', async (_name, request) => {
  const { app } = await limited();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const url of ['/first', '/second']) expect((await app.inject(url)).statusCode).toBe(404);
  const response = await app.inject({ ...request, headers });
  expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
    429,
    '60',
    'no-store',
  ]);
  expect(response.body).toBe('Too many requests. Try again in 60 seconds.\n');
  await app.close();
});

test('does not count known pages and cached pages', async () => {
  const { app } = await limited();
  const statuses = [];
  for (const url of ['/first', '/second', '/first', '/', '/features'])
    statuses.push((await app.inject(url)).statusCode);
  expect(statuses).toEqual([404, 404, 404, 200, 200]);
  await app.close();
});

test('counts each client address separately', async () => {
  const { app } = await testApp({ pages: await served.site.pages(), renderLimit: 1, trustedProxies: 1 });
  const statusFor = async (client: string, url: string) =>
    (await app.inject({ url, headers: { 'x-forwarded-for': client } })).statusCode;
  expect(await statusFor('192.0.2.1', '/first')).toBe(404);
  expect(await statusFor('192.0.2.1', '/second')).toBe(429);
  expect(await statusFor('192.0.2.2', '/second')).toBe(404);
  await app.close();
});
