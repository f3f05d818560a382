import { expect, test } from 'vitest';
import { servedSite } from '../tests/fixtures/processes/served-site.ts';
import { testApp } from '../tests/fixtures/test-app.ts';

const served = servedSite();

test.each([
  [undefined, 500, 'Unexpected Application Error!\n'],
  [500, 500, 'Unexpected Application Error!\n'],
  [503, 500, 'Unexpected Application Error!\n'],
  [499, 499, 'The request cannot be read\n'],
  [400, 400, 'The request cannot be read\n'],
])('an error with status %s gets %i as plain text', async (statusCode, status, body) => {
  const { app, lines } = await testApp({ logLevel: 'info' });
  app.get('/breaks', () => {
    throw Object.assign(new Error('internal details'), { statusCode });
  });
  const response = await app.inject('/breaks');
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
    status,
    'text/plain',
    body,
  ]);
  const logged = lines().map(({ msg, err }) => [msg, (err as Error).stack]);
  expect(logged).toEqual(
    status < 500 ? [] : [['unexpected error', expect.stringContaining('internal details')]],
  );
  await app.close();
});

test('returns JSON with 404 for an unknown path on a server without pages', async () => {
  const { app } = await testApp();
  for (const url of ['/', '/nowhere']) {
    const response = await app.inject(url);
    expect([response.statusCode, response.json()]).toEqual([404, { ok: false, error: 'Not found' }]);
  }
  await app.close();
});

test.each([
  ['POST', '/features', 'GET, HEAD'],
  ['DELETE', '/robots.txt', 'GET, HEAD'],
  ['POST', '/Features/', 'GET, HEAD'],
  ['POST', '/kick-off.ics', 'GET, HEAD'],
  ['POST', '/healthz', 'GET, HEAD'],
  ['PUT', '/coming-soon', 'GET, HEAD, POST'],
  ['PATCH', '/ar/coming-soon', 'GET, HEAD, POST'],
  ['GET', '/api/early-access', 'POST'],
  ['DELETE', '/api/early-access', 'POST'],
] as const)('%s %s gets 405 with Allow: %s', async (method, url, allow) => {
  const response = await served.server.app.inject({ method, url });
  expect([response.statusCode, response.headers.allow, response.json()]).toEqual([
    405,
    allow,
    { ok: false, error: 'Method not allowed' },
  ]);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a new route gets 405 for the methods that it does not declare', async () => {
  const { app } = served.server;
  app.put('/new', async () => 'put');
  app.delete('/new', async () => 'deleted');
  app.get('/new/*', async () => 'got');
  const allowOf = async (url: string) => (await app.inject({ method: 'POST', url })).headers.allow;
  expect([await allowOf('/new'), await allowOf('/new/one'), await allowOf('/newer')]).toEqual([
    'DELETE, PUT',
    'GET, HEAD',
    undefined,
  ]);
});

test('returns the 404 page for an unknown path with any method', async () => {
  const response = await served.server.app.inject({ method: 'POST', url: '/nowhere' });
  expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

test.each([
  ['', 'SportBuddy kicks off'],
  ['?lang=en', 'SportBuddy kicks off'],
  ['?lang=ar', 'انطلاق SportBuddy'],
  ['?language=ar', 'SportBuddy kicks off'],
])('/kick-off.ics%s has the summary “%s”', async (query, summary) => {
  const response = await served.server.app.inject(`/kick-off.ics${query}`);
  expect(response.body).toContain(`SUMMARY:${summary}\r\n`);
  expect(response.headers).toMatchObject({
    'content-disposition': 'inline; filename="sportbuddy-kick-off.ics"',
    'content-type': 'text/calendar; charset=utf-8',
  });
});

test.each(['trace', 'debug'])('logs each response at level %s, without the query', async (logLevel) => {
  const { app, lines } = await testApp({ pages: await served.site.pages(), logLevel });
  await app.inject('/features?email=ann@example.com');
  expect(lines().filter(({ msg }) => msg === 'answered')).toMatchObject([
    { method: 'GET', path: '/features', status: 200, ms: expect.any(Number) },
  ]);
  await app.close();
});

test('does not log responses at level info', async () => {
  const { app, lines } = await testApp({ pages: await served.site.pages(), logLevel: 'info' });
  await app.inject('/features');
  expect(lines()).toEqual([]);
  await app.close();
});
