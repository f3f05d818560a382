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

describe('invalid bodies', () => {
  test.each([
    ['incomplete JSON', '{"name":', json, 400],
    ['an empty body', '', json, 400],
    ['an array', '[]', json, 400],
    ['a string', '"Ann"', json, 400],
    ['null', 'null', json, 400],
    ['8,000 unclosed arrays', '['.repeat(8_000), json, 400],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), json, 400],
    ['too large', JSON.stringify({ ...ann, pad: 'x'.repeat(16 * 1024) }), json, 413],
    ['a form', 'name=Ann', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['another JSON type', JSON.stringify(ann), { 'content-type': 'application/vnd.api+json' }, 415],
    ['no Content-Type', JSON.stringify(ann), {}, 415],
    ['another charset', JSON.stringify(ann), { 'content-type': 'application/json; charset=iso-8859-1' }, 415],
    ['compressed', gzipSync(JSON.stringify(ann)), { ...json, 'content-encoding': 'gzip' }, 415],
  ])('%s: gets an error and stores nothing', async (_name, body, headers, status) => {
    const response = await post(body, headers as Record<string, string>);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ ok: false, error: expect.any(String) });
    expect(server.store.added).toEqual([]);
  });

  test('accepts exactly 16 KiB', async () => {
    const empty = JSON.stringify({ ...ann, pad: '' }).length;
    const response = await post(JSON.stringify({ ...ann, pad: 'x'.repeat(16 * 1024 - empty) }));
    expect(response.statusCode).toBe(201);
  });

  test('accepts charset UTF-8 and a byte order mark', async () => {
    const response = await post(`\ufeff${JSON.stringify(ann)}`, {
      'content-type': 'application/json; charset="UTF-8"',
    });
    expect(response.statusCode).toBe(201);
  });

  test.each([
    '{"__proto__":{"name":"Ann","email":"a@b.co"}}',
    '{"constructor":{"prototype":{"name":"Ann"}}}',
  ])('takes no fields from prototype keys: %s', async (body) => {
    expect((await post(body)).statusCode).toBe(422);
    expect(Object.hasOwn(Object.prototype, 'name')).toBe(false);
  });

  test('returns 422 for lone surrogates, NUL and line breaks', async () => {
    const response = await post('{"name":"A\\ud800","team":"\\u0000","email":"a@b.co\\r\\nBcc: c@d.ef"}');
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['name', 'team', 'email']);
  });

  test('returns no server error for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        expect([201, 400, 413, 422]).toContain((await post(body)).statusCode);
      }),
    );
  });

  test('returns no server error for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), async (body) => {
        expect([400, 422]).toContain((await post(Buffer.from(body))).statusCode);
      }),
    );
  });
});

describe('Content-Type and Content-Encoding', () => {
  test.each([
    'application/json; charset=utf8',
    'application/json;charset=US-ASCII',
    'application/json; boundary=x;  Charset = "utf-8"',
    'application/json; xcharset=latin1',
  ])('accepts %s', async (type) => {
    const response = await post(JSON.stringify(ann), { 'content-type': type });
    expect([response.statusCode, server.store.added.length]).toEqual([201, 1]);
  });

  test.each(['identity', 'Identity', 'IDENTITY'])('accepts the encoding %s', async (coding) => {
    expect((await post(JSON.stringify(ann), { ...json, 'content-encoding': coding })).statusCode).toBe(201);
  });

  test.each([
    ['text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported-type', 'Unsupported content type'],
    [
      'Brotli',
      '{}',
      { ...json, 'content-encoding': 'br' },
      415,
      'unsupported-encoding',
      'Unsupported content encoding',
    ],
    [
      'an unknown charset',
      '{}',
      { 'content-type': 'application/json; charset=x-utf-8' },
      415,
      'unsupported-charset',
      'Unsupported charset',
    ],
    ['an invalid byte', Buffer.from([0xff]), json, 400, 'not-utf-8', 'The body is not UTF-8 text'],
    ['a number', '7', json, 400, 'not-an-object', 'The body is not a JSON object'],
    ['a body over 16 KiB', 'x'.repeat(16 * 1024 + 1), json, 413, 'too-large', 'The body is over 16 KiB'],
  ])('%s: gets an error code', async (_name, body, headers, status, code, error) => {
    const response = await post(body as string, headers as Record<string, string>);
    expect([response.statusCode, response.headers['error-codes'], response.json()]).toEqual([
      status,
      `request=${code}`,
      { ok: false, error },
    ]);
  });
});
