import { describe, expect, test } from 'vitest';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';
import { securityHeaders } from './headers.ts';

const served = servedSite();

const documentPolicies = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'content-security-policy': expect.stringMatching(
    /default-src 'self'.*object-src 'none'.*frame-ancestors 'none'$/,
  ),
  'strict-transport-security': 'max-age=31536000',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const nowhere = 'geolocation=(), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()';
const here = nowhere.replace('geolocation=()', 'geolocation=(self)');
const immutable = 'public, max-age=31536000, immutable';

type Row = { status: number; 'cache-control'?: string; 'permissions-policy'?: string; vary?: string };
const documents: [name: string, url: string, expected: Row][] = [
  [
    'the home page',
    '/',
    { status: 200, 'cache-control': 'no-cache', 'permissions-policy': here, vary: 'Accept-Encoding' },
  ],
  [
    'the home page with a query',
    '/?x=1',
    { status: 200, 'cache-control': 'no-cache', 'permissions-policy': here },
  ],
  ['another page', '/features', { status: 200, 'cache-control': 'no-cache', vary: 'Accept-Encoding' }],
  ['a file', '/robots.txt', { status: 200, 'cache-control': 'no-cache', vary: 'Accept-Encoding' }],
  ['the calendar', '/kick-off.ics', { status: 200, 'cache-control': 'no-cache' }],
  ['a hashed medium', '/media/hero.0a1b2c3d.webm', { status: 200, 'cache-control': immutable }],
  ['a medium', '/media/hero.webm', { status: 200, 'cache-control': 'no-cache' }],
  // Caches must not keep a redirect, because the next release may remove it.
  ['another spelling', '/Features/', { status: 308, 'cache-control': 'no-cache' }],
  ['another spelling of the home page', '/index.html', { status: 308, 'permissions-policy': nowhere }],
  ['an unknown path', '/nowhere', { status: 404, 'cache-control': 'no-store', vary: 'Accept-Encoding' }],
  ['an unservable path', '//nowhere', { status: 404, 'cache-control': 'no-store', vary: 'Accept-Encoding' }],
  ['a page that breaks', '/broken', { status: 500, 'cache-control': 'no-store' }],
  ['the API', '/api/early-access', { status: 405, 'cache-control': 'no-store' }],
  ['the API of the city', '/api/early-access/city', { status: 405, 'cache-control': 'no-store' }],
  ['a form with tags', '/coming-soon?from=x', { status: 200, 'cache-control': 'private, no-cache' }],
  ['a page with tags', '/features?from=x', { status: 200, 'cache-control': 'no-cache' }],
  ['a correction token', '/coming-soon?done=x', { status: 200, 'cache-control': 'no-store' }],
  ['the Web Vitals endpoint', '/api/vitals', { status: 405, 'cache-control': 'no-store' }],
  ['health', '/healthz', { status: 200, 'cache-control': 'no-store' }],
  ['readiness', '/readyz', { status: 200, 'cache-control': 'no-store' }],
];

test.each(documents)('%s has its status and headers', async (_name, url, { status, ...expected }) => {
  const response = await served.server.app.inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': nowhere,
    ...documentPolicies,
    ...expected,
  });
  expect(response.headers).not.toHaveProperty('x-powered-by');
  expect(response.headers).not.toHaveProperty('set-cookie');
});

test('scripts and styles have no document policies', async () => {
  const { headers } = await served.server.app.inject('/assets/app-C0FFEE12.js');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': immutable,
    vary: 'accept-encoding',
  });
  for (const name of [...Object.keys(documentPolicies), 'permissions-policy'])
    expect(headers).not.toHaveProperty(name);
});

test('the policy of a page allows only resources of the site', async () => {
  const policy = (await served.server.app.inject('/')).headers['content-security-policy'];
  expect(String(policy).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('the policy allows an inline script by its hash', () => {
  const headersOf = securityHeaders('https://fans.example', ['alert(1)']);
  for (const path of ['/', '/features', '/watch-video'])
    expect(headersOf(path)['content-security-policy']).toContain(
      "; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; ",
    );
});

test.each(['/watch-video', '/ar/watch-video'])('other sites may embed %s', (path) => {
  const headersOf = securityHeaders('https://fans.example');
  const film = headersOf(path);
  expect(film['content-security-policy']).toMatch(/; frame-ancestors \*$/);
  expect({ ...film, 'content-security-policy': '' }).toEqual({
    ...headersOf('/features'),
    'content-security-policy': '',
  });
});

test.each(['/', '/ar'])('%s may request geolocation', (path) => {
  expect(securityHeaders('https://fans.example')(path)['permissions-policy']).toBe(here);
});

test('keeps a header that the handler has set', async () => {
  const { app } = await testApp();
  app.get('/own', (_request, reply) => reply.header('referrer-policy', 'no-referrer').send('own'));
  const { headers } = await app.inject('/own');
  expect([headers['referrer-policy'], headers['x-frame-options']]).toEqual(['no-referrer', 'DENY']);
  await app.close();
});

test('sends no Strict-Transport-Security for an http site', async () => {
  const plain = await testApp({ pages: await served.site.pages(), siteUrl: 'http://fans.example' });
  expect((await plain.app.inject('/')).headers).not.toHaveProperty('strict-transport-security');
  await plain.app.close();
});

describe('an internal error is not disclosed', () => {
  const secret = 'password=hunter2 of ann@example.com at /srv/site/store.ts:7';

  test.each([
    ['the API', '/api/early-access', 'application/json', '{"name":"Ann","email":"ann@example.com"}'],
    ['the form', '/coming-soon', 'application/x-www-form-urlencoded', 'name=Ann&email=ann%40example.com'],
  ])('by the response of %s', async (_name, url, type, payload) => {
    served.server.store.add = async () => {
      throw new Error(secret);
    };
    const response = await served.server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/hunter2|ann@|store\.ts|at /);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('by the response of a page', async () => {
    const response = await served.server.app.inject('/broken');
    expect([response.statusCode, response.body]).toEqual([500, 'Unexpected Application Error!']);
  });
});
