import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/fixtures/test-app.ts';

const path = '/api/early-access';
const json = { 'content-type': 'application/json' };
const ann = { name: 'Ann', team: 'Ajax', email: 'ann@example.com' };

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.app.close());

const post = (payload: string | Buffer | object, headers: Record<string, string> = json) =>
  server.app.inject({ method: 'POST', url: path, headers, payload });

test('a sign-up is stored and acknowledged', async () => {
  const answer = await post({ ...ann, airtableUrl: 'https://evil.example' });
  expect([answer.statusCode, answer.body]).toEqual([201, '{"ok":true}']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(server.store.added).toEqual([{ signUp: ann, client: '127.0.0.1' }]);
});

test('wrong fields are named, and only they', async () => {
  const answer = await post({ name: 'A', email: 'nope' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    ok: false,
    errors: { name: 'Name must be at least 2 characters', email: 'Please enter a valid email address' },
  });
  expect(answer.headers['error-codes']).toBe('name=name-too-short, email=no-address');
});

test('a machine that fills the trap gets the usual answer and nothing is stored', async () => {
  const answer = await post({ ...ann, website: 'https://spam.example' });
  expect([answer.statusCode, answer.body]).toEqual([201, '{"ok":true}']);
  expect(server.store.added).toEqual([]);
});

describe('bodies that are no sign-up', () => {
  test.each([
    ['no JSON', '{"name":', json, 400],
    ['nothing', '', json, 400],
    ['a list', '[]', json, 400],
    ['a text', '"Ann"', json, 400],
    ['null', 'null', json, 400],
    ['a thousand levels', '['.repeat(8_000), json, 400],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), json, 400],
    ['too large', JSON.stringify({ ...ann, pad: 'x'.repeat(16 * 1024) }), json, 413],
    ['a form', 'name=Ann', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['another JSON type', JSON.stringify(ann), { 'content-type': 'application/vnd.api+json' }, 415],
    ['no type', JSON.stringify(ann), {}, 415],
    ['another charset', JSON.stringify(ann), { 'content-type': 'application/json; charset=iso-8859-1' }, 415],
    ['compressed', gzipSync(JSON.stringify(ann)), { ...json, 'content-encoding': 'gzip' }, 415],
  ])('%s', async (_what, body, headers, status) => {
    const answer = await post(body, headers as Record<string, string>);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ ok: false, error: expect.any(String) });
    expect(server.store.added).toEqual([]);
  });

  test('exactly 16 KiB are not too large', async () => {
    const empty = JSON.stringify({ ...ann, pad: '' }).length;
    const answer = await post(JSON.stringify({ ...ann, pad: 'x'.repeat(16 * 1024 - empty) }));
    expect(answer.statusCode).toBe(201);
  });

  test('UTF-8 may be named, also with a byte order mark', async () => {
    const answer = await post(`\ufeff${JSON.stringify(ann)}`, {
      'content-type': 'application/json; charset="UTF-8"',
    });
    expect(answer.statusCode).toBe(201);
  });

  test.each([
    '{"__proto__":{"name":"Ann","email":"a@b.co"}}',
    '{"constructor":{"prototype":{"name":"Ann"}}}',
  ])('keys of prototypes lend no fields: %s', async (body) => {
    expect((await post(body)).statusCode).toBe(422);
    expect(Object.hasOwn(Object.prototype, 'name')).toBe(false);
  });

  test('lone surrogates, NUL and header breaks are invalid input, not a failure', async () => {
    const answer = await post('{"name":"A\\ud800","team":"\\u0000","email":"a@b.co\\r\\nBcc: c@d.ef"}');
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['name', 'team', 'email']);
  });

  test('whatever JSON arrives, the answer is never a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        expect([201, 400, 413, 422]).toContain((await post(body)).statusCode);
      }),
    );
  });

  test('whatever bytes arrive, the answer is never a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (body) => {
        expect([400, 422]).toContain((await post(Buffer.from(body))).statusCode);
      }),
    );
  });
});

test.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s is not allowed',
  async (method) => {
    const payload = method === 'PUT' ? '<x>' : undefined;
    const headers = payload ? { 'content-type': 'text/xml' } : {};
    const answer = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  },
);

test('who has used up the limit is told when to come back', async () => {
  server.store.outcome = { kind: 'limited', until: Date.now() + 41_500 };
  const answer = await post(ann);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '42']);
  expect(answer.headers['error-codes']).toBe('request=too-many');
});

test('storage that is gone is 503, and the server stays alive and says it is not ready', async () => {
  server.store.outcome = 'unavailable';
  expect((await post(ann)).statusCode).toBe(503);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  server.store.outcome = { kind: 'kept' };
  expect((await post(ann)).statusCode).toBe(201);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});

test('a row that the database cannot hold is the client’s error', async () => {
  server.store.outcome = { kind: 'unfit' };
  expect((await post(ann)).statusCode).toBe(422);
});

test('no name and no address of a visitor is ever logged', async () => {
  await post(ann);
  await post({ ...ann, email: 'ann@' });
  server.store.outcome = 'unavailable';
  await post(ann);
  expect(server.logged()).not.toMatch(/ann/i);
  expect(server.logged()).toContain('SQLITE_FULL');
});

test('only as many proxies are believed as are configured', async () => {
  const headers = { ...json, 'x-forwarded-for': '203.0.113.7, 198.51.100.1' };
  await post(ann, headers);
  const proxied = await testApp({ trustedProxies: 1 });
  await proxied.app.inject({ method: 'POST', url: path, headers, payload: ann });
  expect(server.store.added[0]?.client).toBe('127.0.0.1');
  expect(proxied.store.added[0]?.client).toBe('198.51.100.1');
  await proxied.app.close();
});
