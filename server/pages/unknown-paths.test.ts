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

  test.each([
    ['/nowhere?x=1&with=k7pm2xqa', '/nowhere?x=1&with=k7pm2xqa'],
    [`/nowhere?${'x'.repeat(3_000)}`, '/nowhere'],
    ['//nowhere?x=1', '/404'],
  ])('%s is rendered at %s', async (url, rendered) => {
    expect((await get(url)).statusCode).toBe(404);
    expect(served.site.rendered).toEqual([rendered]);
  });

  test('are logged without e-mail addresses', async () => {
    await get('/newsletter/ann@example.com?mail=bob@example.com');
    expect(served.server.logged()).toContain('"path":"/newsletter/…"');
    expect(served.server.logged()).not.toMatch(/ann|bob/);
  });

  test('are logged with one line each', async () => {
    const { app, lines } = await testApp({ pages: await served.site.pages(), logLevel: 'info' });
    for (const url of ['/nowhere?x=1', '//nowhere', '/features']) await app.inject(url);
    expect(lines().map(({ msg, path }) => [msg, path])).toEqual([
      ['unknown path', '/nowhere'],
      ['unknown path', '//nowhere'],
    ]);
    await app.close();
  });

  test('are logged ten times a second at most', async () => {
    const { app, lines } = await testApp({ pages: await served.site.pages(), logLevel: 'info' });
    for (let n = 0; n < 50; n++) await app.inject('/nowhere');
    expect(lines().length).toBeLessThan(50);
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

  test.each([
    ['GET', '/assets/app-OLD00000.js'],
    ['GET', '/assets/'],
    ['GET', '/assets//x'],
    ['GET', '/assets/%zz'],
    ['GET', '/%61ssets/x'],
    ['GET', `/assets/${'x'.repeat(2_000)}`],
    ['GET', `http://a.example/assets${'/x'.repeat(20)}`],
    ['POST', '/assets/app-OLD00000.js'],
  ] as const)('%s %s gets 404 as text, and is neither rendered nor logged', async (method, url) => {
    const { app, lines } = await testApp({ pages: await served.site.pages(), logLevel: 'info' });
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.body]).toEqual([404, 'Not found\n']);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, follow',
    });
    expect([served.site.rendered, lines()]).toEqual([[], []]);
    await app.close();
  });
});
