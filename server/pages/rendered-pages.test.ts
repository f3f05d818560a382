import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';

const served = servedSite();

const get = (url: string) => served.server.app.inject({ url });

test('a page past those that were built is rendered, may be cached for a while, and has one spelling', async () => {
  const answer = await get('/late/page');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=3600');
  const other = await get('/Late/page/');
  expect([other.statusCode, other.headers.location]).toEqual([308, '/late/page']);
  expect(served.site.rendered).toEqual(['/late/page']);
  expect((await get('//evil.example/Late/page')).statusCode).toBe(404);
});

test('a page that breaks is a 500 that gives nothing away, and the log says which and why', async () => {
  const { app, lines } = await testApp({ pages: await served.site.pages(), logLevel: 'info' });
  const answer = await app.inject('/broken');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/plain']);
  expect(answer.headers['x-robots-tag']).toBe('noindex, follow');
  expect(answer.body).not.toContain('ann@');
  expect(lines()).toMatchObject([
    {
      msg: 'a page could not be rendered',
      path: '/broken',
      err: { name: 'Error', stack: expect.any(String) },
    },
  ]);
  await app.close();
});

describe('a page that is rendered on demand', () => {
  const url = `/coming-soon?team=${'Ajax '.repeat(40).trim()}`;

  test('names what it may be kept for, and is no error', async () => {
    const { headers } = await get('/late/page');
    expect(headers).not.toHaveProperty('x-robots-tag');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('is compressed for who reads that', async () => {
    const { app } = await testApp({
      pages: await served.site.pages({ SITE_URL: `https://${'fans.'.repeat(250)}example` }),
    });
    const plain = await app.inject('/late/page');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const brotli = await app.inject({ url: '/late/page', headers: { 'accept-encoding': 'br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const unknown = await app.inject({ url: '/404', headers: { 'accept-encoding': 'gzip' } });
    expect(unknown.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(unknown.rawPayload).toString()).toContain('/404');
    await app.close();
  });

  test('is nobody’s to keep when it answers a form', async () => {
    const { headers } = await get('/coming-soon?done');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is filled with the team of the address for who asks, and for no cache', async () => {
    const answer = await get(url);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.body).toContain(`value="${'Ajax '.repeat(40).trim()}"`);
    expect((await get('/coming-soon?team=%20')).body).toContain('<title>/coming-soon</title>');
    expect((await get('/features?team=Ajax')).body).toContain('<title>/features</title>');
    expect((await get('/features?done')).body).toContain('<title>/features</title>');
  });
});

test('under development no page is kept, and one that breaks says why', async () => {
  const { app } = await testApp({ pages: await served.site.pages({}, false) });
  const page = await app.inject('/late/page');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect((await app.inject('/broken')).body).toBe('Error: broken by ann@example.com');
  await app.close();
});
