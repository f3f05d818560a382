import { describe, expect, test } from 'vitest';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';

const served = servedSite();

const ann = { name: 'Ann', email: 'ann@example.com' };
const sendForm = (url: string, headers: Record<string, string>) =>
  served.server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(ann).toString(),
  });
const sendJson = (headers: Record<string, string>) =>
  served.server.app.inject({ method: 'POST', url: '/api/early-access', headers, payload: ann });

const crossSite: [string, Record<string, string>][] = [
  ['a browser that calls it cross-site', { 'sec-fetch-site': 'cross-site' }],
  [
    'a browser that calls it cross-site, whatever origin it names',
    { 'sec-fetch-site': 'cross-site', origin: 'https://sportbuddy.example' },
  ],
  ['an older one that names another origin', { origin: 'https://evil.example' }],
  ['an older one on another port', { origin: 'http://fans.example:81', host: 'fans.example' }],
  ['an older one whose page has no origin', { origin: 'null' }],
  [
    'an older one that names the site under another name',
    { origin: 'https://sportbuddy.example.evil.example' },
  ],
];
const sameSite: [string, Record<string, string>][] = [
  ['a browser on this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
  ['a browser on a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://www.fans.example' }],
  ['a browser whose visitor typed the address', { 'sec-fetch-site': 'none' }],
  ['an older one on the configured origin', { origin: 'https://sportbuddy.example', host: 'inner:3000' }],
  ['an older one behind a proxy that speaks TLS', { origin: 'https://fans.example', host: 'Fans.example' }],
  ['a very old one, or no browser', {}],
];

describe.each(['/coming-soon', '/ar/coming-soon'])('a form sent to %s', (url) => {
  test.each(crossSite)('from another site by %s is refused by that page', async (_name, headers) => {
    const response = await sendForm(url, headers);
    expect(response.statusCode).toBe(403);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(response.body).toContain(`${url} {"kind":"refused","code":"foreign"}`);
    expect(served.server.store.added).toEqual([]);
  });

  test.each(sameSite)('by %s is taken', async (_name, headers) => {
    expect((await sendForm(url, headers)).statusCode).toBe(303);
    expect(served.server.store.added.length).toBe(1);
  });
});

describe('the API', () => {
  test.each(crossSite)('refuses what is sent from another site by %s', async (_name, headers) => {
    const response = await sendJson(headers);
    expect([response.statusCode, response.json()]).toEqual([403, { ok: false, error: expect.any(String) }]);
    expect(served.server.store.added).toEqual([]);
  });

  test.each(sameSite)('takes what is sent by %s', async (_name, headers) => {
    expect((await sendJson(headers)).statusCode).toBe(201);
  });
});

test('the form and the API count against one limit', async () => {
  await sendForm('/coming-soon', {});
  await sendJson({});
  const [first, second] = served.server.store.added;
  expect(first?.client).toBe('127.0.0.1');
  expect(second?.client).toBe(first?.client);
});
