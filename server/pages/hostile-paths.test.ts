import { describe, expect, test } from 'vitest';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';

const served = servedSite();

const get = (url: string) => served.server.app.inject(url);

const hostile = [
  ['1,000 slashes', `/a${'/'.repeat(1_000)}b`],
  ['15,000 slashes', `/a${'/'.repeat(15_000)}b`],
  ['an empty segment', '/features//x'],
  ['an empty segment at its end', '/features//'],
  ['an encoded slash beside a slash', '/features%2f/x'],
  ['two encoded slashes', '/features%2F%2fx'],
  ['5,000 encoded slashes', `/${'%2f'.repeat(5_000)}`],
  ['7,900 short segments', `/${'a/'.repeat(7_900)}`],
  ['17 segments', '/a'.repeat(17)],
  ['17 encoded segments', `/a${'%2fa'.repeat(16)}`],
  ['2,001 bytes', `/${'x'.repeat(2_000)}`],
  ['an extra slash before a page', '//features'],
] as const;

describe.each(['', '/ar'])('under "%s"', (prefix) => {
  test.each(hostile)('a path with %s returns the 404 page without rendering', async (_name, path) => {
    // Fills the cache with the 404 page.
    await get(`${prefix}//first`);
    served.site.rendered.length = 0;
    const response = await get(prefix + path);
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, follow',
    });
    expect(response.headers.location).toBeUndefined();
    expect(response.body).toContain(`${prefix}/404`);
    expect(served.site.rendered).toEqual([]);
  });
});

test('renders a path of 16 segments', async () => {
  await get('/a'.repeat(16));
  expect(served.site.rendered).toEqual(['/a'.repeat(16)]);
});

test('renders a path of 2,000 bytes', async () => {
  await get(`/${'x'.repeat(1_999)}`);
  expect(served.site.rendered).toEqual([`/${'x'.repeat(1_999)}`]);
});

test.each(['POST', 'PUT', 'OPTIONS'] as const)(
  '%s to a path with an empty segment returns 404',
  async (method) => {
    expect((await served.server.app.inject({ method, url: '/coming-soon//' })).statusCode).toBe(404);
  },
);

test('the cached 404 page has the policy and encoding of the first response', async () => {
  const first = await served.server.app.inject({ url: '//a', headers: { 'accept-encoding': 'br' } });
  const again = await served.server.app.inject({ url: '//b', headers: { 'accept-encoding': 'br' } });
  expect(again.headers['content-security-policy']).toContain("script-src 'self';");
  expect(again.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-security-policy': first.headers['content-security-policy'],
  });
  expect(again.rawPayload).toEqual(first.rawPayload);
});
