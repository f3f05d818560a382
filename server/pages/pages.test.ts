import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '../../content/site-context.ts';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';
import { readConfig } from '../config.ts';
import { contentSecurityPolicy } from '../http/headers.ts';
import type { SitePages } from './page-server.ts';

const served = servedSite();

const get = (url: string, headers: Record<string, string> = {}) => served.server.app.inject({ url, headers });

test('a page has security headers and a policy without inline scripts', async () => {
  const response = await get('/');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-security-policy']).toContain("script-src 'self';");
  expect(response.headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

describe('compression', () => {
  test('prefers brotli, and supports gzip and identity', async () => {
    const plain = await get('/');
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('sends precompressed files of the build, cached for a year', async () => {
    const response = await get('/assets/app-C0FFEE12.js', { 'accept-encoding': 'br' });
    expect(response.body).toBe('ready brotli');
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
  });
});

test('serves hashed files of the previous build', async () => {
  const response = await get('/assets/app-BEF03E00.js', { 'accept-encoding': 'br' });
  expect([response.statusCode, response.body]).toEqual([200, 'export {};']);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('returns 304 for a matching If-None-Match', async () => {
  const { etag } = (await get('/')).headers;
  const again = await get('/', { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('HEAD responds like GET, without a body', async () => {
  const response = await served.server.app.inject({ method: 'HEAD', url: '/features' });
  expect([response.statusCode, response.body]).toEqual([200, '']);
  expect(Number(response.headers['content-length'])).toBeGreaterThan(0);
});

test.each([
  ['a range past its end', 416, { range: 'bytes=999-' }],
  ['a non-matching If-Match', 412, { 'if-match': '"another"' }],
])('a file request with %s gets an uncached %i', async (_name, status, headers) => {
  const response = await get('/media/hero.0a1b2c3d.webm', headers);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
  expect(response.headers).not.toHaveProperty('etag');
  expect(response.headers).not.toHaveProperty('last-modified');
});

test('serves byte ranges of a video', async () => {
  const response = await get('/media/hero.0a1b2c3d.webm', { range: 'bytes=2-4' });
  expect([response.statusCode, response.body]).toEqual([206, '234']);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/media/hero.webm')).headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/kick-off.ics', 'text/calendar; charset=utf-8'],
])('%s has the type %s', async (url, type) => {
  const response = await get(url);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
});

test.each([
  ['/features/', '/features'],
  ['/Features', '/features'],
  ['/COMING-SOON/?utm=x', '/coming-soon?utm=x'],
  ['/features/index.html', '/features'],
  ['/%66eatures/', '/features'],
  ['/%66eatures', '/features'],
  ['/ar%2Ffeatures', '/ar/features'],
  ['/Robots.txt', '/robots.txt'],
  ['/robots.txt/?x=1', '/robots.txt?x=1'],
  ['/Media/hero.webm', '/media/hero.webm'],
])('redirects %s to %s in one hop', async (url, location) => {
  const response = await get(url);
  expect([response.statusCode, response.headers.location]).toEqual([308, location]);
});

test.each(['/media/gone.webm', '/media/gone.0a1b2c3d.webm', '/assets/gone-C0FFEE12.js'])(
  'returns an uncached 404 for %s, which was removed while the server runs',
  async (url) => {
    await writeFile(join(served.site.root, url), 'x');
    const { app } = await testApp({ pages: await served.site.pages() });
    await rm(join(served.site.root, url));
    const response = await app.inject(url);
    expect([response.statusCode, response.headers.location]).toEqual([404, undefined]);
    expect(response.headers['cache-control']).toBe('no-store');
    await app.close();
  },
);

test.each(['/features', '/robots.txt'])('POST to %s gets 405', async (url) => {
  const response = await served.server.app.inject({ method: 'POST', url });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('passes the settings of stores and letters to the pages', async () => {
  const contexts: SiteContext[] = [];
  const pages: SitePages = {
    files: { roots: [served.site.root], names: new Map() },
    isAddress: () => true,
    render: async ({ site }) => {
      contexts.push(site);
      return { status: 200, type: 'text/html', body: '' };
    },
    settings: readConfig({
      APP_STORE_URL: 'https://apps.apple.com/app/id1234567890',
      APP_STORE_STATE: 'pre-order',
      PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=com.sportbuddy.app',
      PLAY_STORE_STATE: 'pre-register',
      SMART_APP_BANNER: '1',
      SMTP_URL: 'smtp://mail.example.com:587',
      MAIL_FROM: 'SportBuddy <hello@example.com>',
      TICKET_SECRET: 'x'.repeat(32),
    }),
  };
  const { app } = await testApp({ pages });
  await app.inject('/');
  expect(contexts[0]).toMatchObject({
    appStoreUrl: 'https://apps.apple.com/app/id1234567890',
    playStoreUrl: 'https://play.google.com/store/apps/details?id=com.sportbuddy.app',
    hasPreOrder: true,
    hasPreRegistration: true,
    bannerAppId: '1234567890',
    hasLetters: true,
  });
  await app.close();
});

test('renders pages with the configured URLs', async () => {
  const { app } = await testApp({ pages: await served.site.pages({ SITE_URL: 'https://fans.example' }) });
  expect((await app.inject('/features')).body).toContain('href="https://fans.example/features"');
  await app.close();
});

describe('the page cache', () => {
  test('renders a page once for Accept-Encoding headers that select the same encoding', async () => {
    for (const encoding of ['br', 'br', 'br, gzip']) await get('/features', { 'accept-encoding': encoding });
    expect(served.site.rendered).toEqual(['/features']);
  });

  test('renders simultaneous requests for a page once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => get('/features')));
    expect(served.site.rendered).toEqual(['/features']);
  });

  test('renders again in a new period, and keeps the ETag of an unchanged page', async () => {
    let now = new Date('2026-11-22T11:59Z');
    const { app } = await testApp({ pages: await served.site.pages({}, { now: () => now }) });
    const first = await app.inject('/features');
    now = new Date('2026-11-22T12:00Z');
    const noon = await app.inject('/features');
    expect(noon.headers.etag).toBe(first.headers.etag);
    now = new Date('2027-01-01T00:00Z');
    const newYear = await app.inject('/features');
    expect(newYear.body).toContain('2027');
    expect(newYear.headers.etag).not.toBe(first.headers.etag);
    expect(served.site.rendered).toHaveLength(3);
    await app.close();
  });
});

test('other sites may embed the film page and no other page', () => {
  const ancestors = (path: string) => /frame-ancestors [^;]+/.exec(contentSecurityPolicy(path))?.[0];
  for (const path of ['/watch-video', '/ar/watch-video']) expect(ancestors(path)).toBe('frame-ancestors *');
  for (const path of ['/coming-soon', '/watch-videos', '/football/watch-video'])
    expect(ancestors(path)).toBe("frame-ancestors 'none'");
});
