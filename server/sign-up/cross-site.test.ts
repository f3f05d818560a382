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
  ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
  [
    'Sec-Fetch-Site cross-site with the origin of the site',
    { 'sec-fetch-site': 'cross-site', origin: 'https://sportbuddy.example' },
  ],
  ['another Origin only', { origin: 'https://evil.example' }],
  ['an Origin with another port', { origin: 'http://fans.example:81', host: 'fans.example' }],
  ['Origin null', { origin: 'null' }],
  ['an Origin that starts like the site', { origin: 'https://sportbuddy.example.evil.example' }],
];
const sameSite: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site same-origin', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
  ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site', origin: 'https://www.fans.example' }],
  ['Sec-Fetch-Site none', { 'sec-fetch-site': 'none' }],
  ['the configured Origin only', { origin: 'https://sportbuddy.example', host: 'inner:3000' }],
  ['an https Origin with the same host', { origin: 'https://fans.example', host: 'Fans.example' }],
  ['neither header', {}],
];

describe.each(['/coming-soon', '/ar/coming-soon'])('a form sent to %s', (url) => {
  test.each(crossSite)('with %s gets 403 from that page', async (_name, headers) => {
    const response = await sendForm(url, headers);
    expect(response.statusCode).toBe(403);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(response.body).toContain(`${url} {"kind":"refused","code":"foreign"}`);
    expect(served.server.store.added).toEqual([]);
  });

  test.each(sameSite)('with %s is stored', async (_name, headers) => {
    expect((await sendForm(url, headers)).statusCode).toBe(303);
    expect(served.server.store.added.length).toBe(1);
  });
});

describe('the API', () => {
  test.each(crossSite)('refuses %s', async (_name, headers) => {
    const response = await sendJson(headers);
    expect([response.statusCode, response.json()]).toEqual([403, { ok: false, error: expect.any(String) }]);
    expect(served.server.store.added).toEqual([]);
  });

  test.each(sameSite)('accepts %s', async (_name, headers) => {
    expect((await sendJson(headers)).statusCode).toBe(201);
  });
});
