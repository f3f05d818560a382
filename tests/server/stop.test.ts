import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embeddedDatabase, openMigrated, type TestDatabase } from '../fixtures/databases/databases.ts';
import { limits, type ServerProcess, startServerProcess } from '../fixtures/processes/server-process.ts';

const body = JSON.stringify({ name: 'Ann', email: 'ann@example.com' });
const head = `POST /api/early-access HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
const waitFor = { timeout: 20_000, interval: 20 };

let testDatabase: TestDatabase;
let server: ServerProcess;
beforeEach(async () => {
  testDatabase = await embeddedDatabase();
});
afterEach(async () => {
  await server.end('SIGKILL');
  await testDatabase.remove();
});

async function open() {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}
const status = (path: string, init?: RequestInit) =>
  fetch(server.url + path, init).then((answer) => answer.status);

test('SIGTERM closes idle connections, and completes the request whose body is still arriving', async () => {
  // Long timeouts, because the test decides when the body ends.
  server = await startServerProcess({
    ...testDatabase.settings,
    ...limits({ stop: { gracePeriodMs: 60_000, deadlineMs: 90_000 } }),
  });
  const busy = await open();
  busy.write(head + body.slice(0, 10));
  const [silent, idle] = [await open(), await open()];
  silent.resume();
  idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  // When this response arrives, the server has read the earlier bytes of `busy`.
  await once(idle, 'data');
  const ended = server.end('SIGTERM');
  await Promise.all([once(silent, 'close'), once(idle.resume(), 'close')]);
  await vi.waitFor(() => expect(status('/healthz')).rejects.toThrow(), waitFor);
  busy.write(body.slice(10));
  expect(await text(busy)).toMatch(/^HTTP\/1\.1 201 /);
  expect(await ended).toBe(0);
  const { db, close } = await openMigrated(testDatabase);
  expect(await db.selectFrom('sign_ups').select('email').execute()).toEqual([{ email: 'ann@example.com' }]);
  await close();
});

test('a request that never ends is cut off, and the server exits with 0', async () => {
  server = await startServerProcess({
    ...testDatabase.settings,
    ...limits({ stop: { gracePeriodMs: 200, deadlineMs: 60_000 } }),
  });
  const slow = await open();
  slow.write(head + body.slice(0, 10));
  await status('/healthz');
  const closed = once(slow.resume(), 'close');
  expect(await server.end('SIGTERM')).toBe(0);
  await closed;
});

test('while the server drains, /readyz returns 503 and sign-ups are still accepted', async () => {
  server = await startServerProcess({ ...testDatabase.settings, DRAIN_SECONDS: '60' });
  expect(await status('/readyz')).toBe(200);
  void server.end('SIGTERM');
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(503), waitFor);
  expect(await status('/healthz')).toBe(200);
  const headers = { 'content-type': 'application/json' };
  expect(await status('/api/early-access', { method: 'POST', headers, body })).toBe(201);
});
