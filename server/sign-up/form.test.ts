import { expect, test } from 'vitest';
import { honeypotField } from '../../sign-up/fields.ts';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';

const served = servedSite();

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, fields: Record<string, string>) =>
  served.server.app.inject({
    method: 'POST',
    url,
    headers: form,
    payload: new URLSearchParams(fields).toString(),
  });
const ann = { name: 'Ann', team: '', email: 'ann@example.com', [honeypotField]: '', airtableUrl: '' };

test.each(['/coming-soon', '/ar/coming-soon'])(
  'a sign-up on %s redirects to its success page without personal data',
  async (url) => {
    const response = await post(url, ann);
    expect(response.statusCode).toBe(303);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.location).toMatch(new RegExp(`^${url}\\?done=[\\w.-]+$`));
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(served.server.store.added[0]).toEqual({ name: 'Ann', team: '', email: 'ann@example.com' });
    expect(served.server.store.options[0]?.origin).toMatchObject({
      page: url,
      language: url === '/coming-soon' ? 'en' : 'ar',
    });
  },
);

test('the success page shows success and is not cached', async () => {
  const response = await served.server.app.inject('/coming-soon?done');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('"kind":"done"');
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each([
  ['same-origin', true],
  [undefined, true],
  ['none', false],
  ['cross-site', false],
])('the success page opened with Sec-Fetch-Site %s shows success: %s', async (site, isShown) => {
  const headers = site === undefined ? {} : { 'sec-fetch-site': site };
  const response = await served.server.app.inject({ url: '/coming-soon?done', headers });
  expect(response.statusCode).toBe(200);
  expect(response.body.includes('"kind":"done"')).toBe(isShown);
  expect(response.headers['x-robots-tag']).toBe('noindex, follow');
});

test('returns 422 with errors and values for invalid fields, and the browser may keep it', async () => {
  const response = await post('/ar/coming-soon', { ...ann, name: 'A', email: '<b>' });
  expect(response.statusCode).toBe(422);
  expect(response.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(response.body).toContain('/ar/coming-soon');
  expect(response.body).toContain('"name":"name-too-short"');
  expect(response.body).toContain('"values":{"name":"A","team":"","email":"&lt;b>"}');
});

test.each(['ahmed١٢٣@gmail.com', 'ahmed۱۲۳@gmail٫com،'])('stores %s with ASCII digits', async (email) => {
  expect((await post('/ar/coming-soon', { ...ann, email })).statusCode).toBe(303);
  expect(served.server.store.added[0]).toMatchObject({ email: 'ahmed123@gmail.com' });
});

test('returns 422 for bytes that are not UTF-8', async () => {
  const response = await served.server.app.inject({
    method: 'POST',
    url: '/coming-soon',
    headers: form,
    payload: 'name=Andr%E9&email=a%40b.co',
  });
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('"name":"invalid"');
});

test('the page shows 413 and 503', async () => {
  const large = await post('/coming-soon', { ...ann, team: 'x'.repeat(17_000) });
  expect([large.statusCode, large.headers['cache-control']]).toEqual([413, 'private, no-cache']);
  served.server.store.outcome = 'unavailable';
  const unavailable = await post('/coming-soon', ann);
  expect([unavailable.statusCode, unavailable.headers['cache-control']]).toEqual([503, 'private, no-cache']);
});

test('returns 415 for another content type', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const response = await served.server.app.inject({
    method: 'POST',
    url: '/coming-soon',
    headers,
    payload: '--x--',
  });
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
    415,
    'text/plain',
    'Unsupported content type\n',
  ]);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('returns a missing field as empty', async () => {
  const response = await post('/coming-soon', { name: 'A' });
  expect(response.body).toContain('"values":{"name":"A","team":"","email":""}');
});

test('returns 500 for an unexpected error', async () => {
  served.server.store.add = async () => {
    throw Object.assign(new Error('internal details'), { statusCode: 502 });
  };
  const response = await post('/coming-soon', ann);
  expect([response.statusCode, response.body]).toEqual([500, 'Unexpected Application Error!\n']);
});

test('redirects and stores nothing when the honeypot is filled', async () => {
  expect((await post('/coming-soon', { ...ann, [honeypotField]: 'x' })).statusCode).toBe(303);
  expect(served.server.store.added).toEqual([]);
});
