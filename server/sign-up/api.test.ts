import { afterEach, beforeEach, expect, test } from 'vitest';
import { honeypotField } from '../../sign-up/fields.ts';
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

test('stores a sign-up and returns 201', async () => {
  const response = await post({ ...ann, airtableUrl: 'https://evil.example' });
  expect([response.statusCode, response.json()]).toEqual([201, { ok: true, ticket: expect.any(String) }]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(server.store.added).toEqual([ann]);
});

test('returns 422 with errors for the invalid fields only', async () => {
  const response = await post({ name: 'A', email: 'nope' });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({
    ok: false,
    errors: { name: 'Name must be at least 2 characters', email: 'Please enter a valid email address' },
  });
  expect(response.headers['error-codes']).toBe('name=name-too-short, email=no-address');
});

test('returns 201 and holds the sign-up when the honeypot is filled', async () => {
  const response = await post({ ...ann, [honeypotField]: 'https://spam.example' });
  expect([response.statusCode, response.json()]).toEqual([201, { ok: true, ticket: expect.any(String) }]);
  expect([server.store.added, server.store.held]).toEqual([[], [ann]]);
});

test('returns 201 and holds nothing when the honeypot is filled and a field is wrong', async () => {
  expect((await post({ name: 'A', email: 'x', [honeypotField]: 'x' })).statusCode).toBe(201);
  expect([server.store.added, server.store.held]).toEqual([[], []]);
});

test('returns 503 when a sign-up cannot be held', async () => {
  server.store.outcome = 'unavailable';
  expect((await post({ ...ann, [honeypotField]: 'x' })).statusCode).toBe(503);
});

test('logs an unexpected error once, and returns 500 without details', async () => {
  const { app, store, lines } = await testApp({ logLevel: 'info' });
  store.add = async () => {
    throw Object.assign(new Error('internal details'), { statusCode: 502 });
  };
  const response = await app.inject({ method: 'POST', url: path, headers: json, payload: ann });
  expect([response.statusCode, response.headers['error-codes'], response.json()]).toEqual([
    500,
    'request=unexpected',
    { ok: false, error: 'Unexpected error' },
  ]);
  expect(lines().map(({ msg, err }) => [msg, (err as Error).stack])).toEqual([
    ['a sign-up failed unexpectedly', expect.stringContaining('internal details')],
  ]);
  await app.close();
});

test.each([
  [400, 400, 'unreadable'],
  [408, 408, 'too-slow'],
  [499, 400, 'unreadable'],
])('maps a Fastify error %i to %i %s without a log line', async (statusCode, status, code) => {
  const { app, store, lines } = await testApp({ logLevel: 'info' });
  store.add = async () => {
    throw Object.assign(new Error('refused'), { statusCode });
  };
  const response = await app.inject({ method: 'POST', url: path, headers: json, payload: ann });
  expect([response.statusCode, response.headers['error-codes'], lines()]).toEqual([
    status,
    `request=${code}`,
    [],
  ]);
  await app.close();
});

test('logs one line for a filled honeypot and for a failed write, none for a stored sign-up', async () => {
  const { app, store, lines } = await testApp({ logLevel: 'info' });
  const send = (payload: object) => app.inject({ method: 'POST', url: path, headers: json, payload });
  await send(ann);
  await send({ ...ann, [honeypotField]: 'https://spam.example' });
  store.outcome = 'unavailable';
  await send(ann);
  expect(lines().map(({ level, msg, code }) => [level, msg, code])).toEqual([
    [30, 'a sign-up is held, because its honeypot field was filled; see "signups list --held"', undefined],
    [50, 'a sign-up could not be stored', 'SQLITE_FULL'],
  ]);
  await app.close();
});

test.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const)('%s returns 405', async (method) => {
  const payload = method === 'PUT' ? '<x>' : undefined;
  const headers = payload ? { 'content-type': 'text/xml' } : {};
  const response = await server.app.inject({ method, url: path, headers, ...(payload && { payload }) });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
});

test('returns 503 from the API and /readyz while storage fails, and /healthz still 200', async () => {
  server.store.outcome = 'unavailable';
  expect((await post(ann)).statusCode).toBe(503);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  server.store.outcome = 'kept';
  expect((await post(ann)).statusCode).toBe(201);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});

test('returns 422 for a row that the database cannot store', async () => {
  server.store.outcome = 'unstorable';
  expect((await post(ann)).statusCode).toBe(422);
});

test('logs no name and no e-mail address', async () => {
  await post(ann);
  await post({ ...ann, email: 'ann@' });
  server.store.outcome = 'unavailable';
  await post(ann);
  expect(server.logged()).not.toMatch(/ann/i);
  expect(server.logged()).toContain('SQLITE_FULL');
});
