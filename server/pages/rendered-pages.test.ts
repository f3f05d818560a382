import { describe, expect, test } from 'vitest';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';

const served = servedSite();

const get = (url: string) => served.server.app.inject({ url });

test('a render error returns 500 without details, and logs path and error', async () => {
  const { app, lines } = await testApp({ pages: await served.site.pages(), logLevel: 'info' });
  const response = await app.inject('/broken');
  expect([response.statusCode, response.headers['content-type']]).toEqual([500, 'text/plain']);
  expect(response.headers['x-robots-tag']).toBe('noindex, follow');
  expect(response.body).not.toContain('ann@');
  expect(lines()).toMatchObject([
    {
      msg: 'a page could not be rendered',
      path: '/broken',
      err: { name: 'Error', stack: expect.any(String) },
    },
  ]);
  await app.close();
});

test('does not cache the success page', async () => {
  expect((await get('/coming-soon?done')).headers['cache-control']).toBe('no-store');
});

describe('a team in the address', () => {
  test('prefills the field, and shared caches do not store the page', async () => {
    const response = await get('/coming-soon?x=1&team=%20Mo%27s%20%3Cb%3E%20%26%20%24%26%20friends');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(response.body).toContain('value="Mo&#x27;s &lt;b> &amp; $&amp; friends"');
  });

  test('is rendered once', async () => {
    for (const _ of [1, 2]) await get(`/ar/coming-soon?team=${encodeURIComponent('الهلال')}`);
    expect(served.site.rendered).toHaveLength(1);
  });

  test.each(['x'.repeat(15_000), '%20'.repeat(4_000), ''])(
    'is ignored if it is too long or empty: %#',
    async (team) => {
      const response = await get(`/ar/coming-soon?team=${team}`);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe((await get('/ar/coming-soon')).body);
    },
  );

  test('is ignored on other pages', async () => {
    expect((await get('/features?team=Ajax')).body).not.toContain('Ajax');
  });
});

test('in development does not cache pages, and shows the error', async () => {
  const { app } = await testApp({ pages: await served.site.pages({}, { isCached: false }) });
  const page = await app.inject('/features');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect((await app.inject('/coming-soon?done')).body).toContain('"kind":"done"');
  expect((await app.inject('/broken')).body).toBe('Error: broken by ann@example.com');
  await app.close();
});
