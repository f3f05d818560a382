import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailProvider } from '../../tests/fixtures/mail-providers.ts';
import { makeSite, type TestSite } from '../../tests/fixtures/site.ts';
import { type TestApp, testApp } from '../../tests/fixtures/test-app.ts';

const mailSecret = `whsec_${Buffer.alloc(32, 'the secret of the provider').toString('base64')}`;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const read = ['GET', 'HEAD'];

let site: TestSite;
let server: TestApp;
beforeAll(async () => {
  site = await makeSite();
  const provider = mailProvider(mailSecret);
  server = await testApp({
    pages: await site.pages(),
    mailEvents: { provider, record: async () => undefined },
    appLinks: new Map([['/.well-known/assetlinks.json', []]]),
  });
});
afterAll(async () => {
  await server.app.close();
  await site.remove();
});

/** Other spellings of a path with the same meaning for a visitor. */
function spellingsOf(path: string): string[] {
  const [, first = '', rest = ''] = /^\/(.)(.*)$/.exec(path) ?? [];
  const spellings = [
    `${path}/`,
    `${path}%2F`,
    path.toUpperCase(),
    `/%${first.charCodeAt(0).toString(16)}${rest}`,
    `/${(first + rest).replaceAll('/', '%2F')}/`,
    `${path}/index.html`,
  ];
  return [...new Set(spellings)];
}

describe.each([
  ['/coming-soon', [...read, 'POST'], 'no-store'],
  ['/ar/coming-soon', [...read, 'POST'], 'no-store'],
  ['/api/early-access', ['POST'], 'no-store'],
  ['/api/early-access/city', ['POST'], 'no-store'],
  ['/api/vitals', ['POST'], 'no-store'],
  ['/api/mail-events', ['POST'], 'no-store'],
  ['/features', read, 'no-cache'],
  ['/robots.txt', read, 'no-cache'],
  ['/favicon.svg', read, 'no-cache'],
  ['/kick-off.ics', read, 'no-cache'],
  ['/.well-known/assetlinks.json', read, 'no-cache'],
  ['/healthz', read, 'no-cache'],
  ['/readyz', read, 'no-cache'],
])('%s', (path, allowed, cacheControl) => {
  test.each(spellingsOf(path))('%s is redirected to it with its query, or gets 405', async (url) => {
    for (const method of methods) {
      const payload = { name: 'Ann', email: 'ann@sportbuddy.example' };
      const request = method === 'POST' ? { method, payload } : { method };
      const { statusCode, headers } = await server.app.inject({ ...request, url: `${url}?team=Ajax` });
      const isAllowed = allowed.includes(method);
      expect([method, statusCode, headers.location, headers.allow, headers['cache-control']]).toEqual(
        isAllowed
          ? [method, 308, `${path}?team=Ajax`, undefined, cacheControl]
          : [method, 405, undefined, allowed.join(', '), 'no-store'],
      );
    }
    expect(server.store.added).toEqual([]);
  });
});

test.each(['/coming-soon/x', '/api', '/api/early-accessible', '/api%252Fearly-access', '/%2563oming-soon'])(
  '%s is unknown to any method',
  async (url) => {
    for (const method of methods)
      expect((await server.app.inject({ method, url })).statusCode, method).toBe(404);
  },
);

test('redirects a spelling that a proxy sends as a whole URL', async () => {
  const url = 'http://example.com/%63oming-soon';
  const { statusCode, headers } = await server.app.inject({ method: 'POST', url });
  expect([statusCode, headers.location]).toEqual([308, '/coming-soon']);
});
