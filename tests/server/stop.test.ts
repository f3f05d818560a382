import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseFile } from '../../sign-up/store/embedded/database.ts';
import {
  databaseKinds,
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../fixtures/databases/databases.ts';
import { fillSignUps } from '../fixtures/databases/fill.ts';
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

const purgeAtOnce = { LAUNCH_DATE: '2020-06-06', ...limits({ purge: { firstRunMs: 0 } }) };
const overdue = 20_000;
const patient = { timeout: 120_000 };
const longWait = { ...waitFor, timeout: 60_000 };

/** Counts the sign-ups that are left, and the deliveries, which are deleted with them. */
async function countRows(of: TestDatabase): Promise<number[]> {
  const { db, close } = await openMigrated(of);
  const counts = await Promise.all(
    (['sign_ups', 'deliveries', 'letters'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  await close();
  return counts.map(({ count }) => Number(count));
}

async function fillOverdue(of: TestDatabase): Promise<void> {
  const { db, close } = await openMigrated(of);
  await fillSignUps(db, overdue);
  await db.updateTable('sign_ups').set({ created_at: '2021-01-01T00:00:00.000Z' }).execute();
  await close();
}

test.each(databaseKinds)(
  'SIGTERM ends a purge of the $kind database, which keeps what it did',
  patient,
  async (kind) => {
    const purged = await kind.make();
    await fillOverdue(purged);
    server = await startServerProcess({ ...purged.settings, ...purgeAtOnce });
    await vi.waitFor(async () => expect((await countRows(purged))[0]).toBeLessThan(overdue), longWait);
    const left = (await countRows(purged))[0] ?? 0;
    expect(await server.end('SIGTERM')).toBe(0);
    const [signUps = 0, ...others] = await countRows(purged);
    expect(signUps).toBeGreaterThan(0);
    expect(signUps).toBeLessThanOrEqual(left);
    expect(others).toEqual([signUps, signUps]);
    await purged.remove();
  },
);

test.each(['deferred', 'immediate'])(
  'SIGTERM ends a purge that waits for another process with a %s transaction',
  patient,
  async (mode) => {
    await fillOverdue(testDatabase);
    const other = new SQLite(databaseFile(testDatabase.settings.DATA_DIR));
    other.exec(`begin ${mode}`);
    other.prepare('select count(*) from sign_ups').get();
    server = await startServerProcess({ ...testDatabase.settings, ...purgeAtOnce });
    const isReady = async () => expect(await status('/healthz')).toBe(200);
    await vi.waitFor(isReady, longWait);
    await sleep(500);
    expect(await server.end('SIGTERM')).toBe(0);
    other.close();
  },
);
