import { describe, expect, test } from 'vitest';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';

const served = servedSite();

const get = (url: string) => served.server.app.inject({ url });

describe('unknown paths', () => {
  test.each([
    '/nowhere',
    '/ar/nowhere',
    '/%E0%A4%A',
    '//evil.example/x',
    '/%09/evil.example/',
    '/%09/Features',
    '/features%0A/',
    '/Features%3Fx=1',
    '/..%2f..%2fetc/passwd',
    '/a%00b',
  ])('%s gets the 404 page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({
      'x-robots-tag': 'noindex, follow',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(response.headers.location).toBeUndefined();
  });

  test.each(['/Nowhere', '/nowhere/', '/Nowhere/index.html'])('%s is rendered once', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect(served.site.rendered).toEqual([url]);
  });

  test('are logged without e-mail addresses', async () => {
    await get('/newsletter/ann@example.com?mail=bob@example.com');
    expect(served.server.logged()).toContain('"path":"/newsletter/…"');
    expect(served.server.logged()).not.toMatch(/ann|bob/);
  });

  test('are logged with one line each', async () => {
    const { app, lines } = await testApp({ pages: await served.site.pages(), logLevel: 'info' });
    for (const url of ['/nowhere?x=1', '//nowhere', '/assets/app-OLD00000.js', '/features'])
      await app.inject(url);
    expect(lines().map(({ msg, path }) => [msg, path])).toEqual([
      ['unknown path', '/nowhere'],
      ['unknown path', '//nowhere'],
      ['unknown path', '/assets/app-OLD00000.js'],
    ]);
    await app.close();
  });

  test.each([
    ['/404', '/404'],
    ['/ar/404', '/ar/404'],
    ['//evil.example', '/404'],
    ['/ar/%E0%A4%A', '/ar/404'],
  ])('%s gets the cached page %s', async (url, path) => {
    const first = await get(url);
    expect([first.statusCode, first.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(first.headers).not.toHaveProperty('content-encoding');
    await get(url);
    expect(served.site.rendered).toEqual([path]);
  });

  test('an asset of another deployment gets a plain text 404', async () => {
    const response = await get('/assets/app-OLD00000.js');
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, follow',
    });
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      404,
      'text/plain',
      'Not found\n',
    ]);
    expect(served.server.logged()).toContain('"path":"/assets/app-OLD00000.js"');
  });
});
