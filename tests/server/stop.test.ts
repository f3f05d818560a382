import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { embeddedPlace, openMigrated } from '../fixtures/databases/databases.ts';
import { startServerProcess } from '../fixtures/processes/server-process.ts';

const body = JSON.stringify({ name: 'Ann', email: 'ann@example.com' });
const head = `POST /api/early-access HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

/** Resolves once nobody listens on `port` any more. */
async function closed(port: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const socket = connect(port, '127.0.0.1');
      const outcome = await Promise.race([
        once(socket, 'connect').then(() => 'open'),
        once(socket, 'error').then(() => 'closed'),
      ]).catch(() => 'closed');
      socket.destroy();
      expect(outcome).toBe('closed');
    },
    { timeout: 20_000, interval: 20 },
  );
}

describe.each(['SIGTERM', 'SIGINT'] as const)('on %s', (signal) => {
  test('a request whose body is still arriving gets its answer, and what it stored is there', async () => {
    const place = await embeddedPlace();
    const server = await startServerProcess(place.settings);
    const port = Number(new URL(server.url).port);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(head + body.slice(0, 10));
    // The server has begun to read it once it answers something sent later.
    await fetch(`${server.url}/healthz`);
    const ended = server.end(signal);
    await closed(port);
    // By then connections that nobody uses have been closed.
    await sleep(300);
    socket.write(body.slice(10));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toBe(0);
    const database = await openMigrated(place);
    expect(await database.db.selectFrom('sign_ups').select('email').execute()).toEqual([
      { email: 'ann@example.com' },
    ]);
    await database.close();
    await place.remove();
  });

  test('visitors are sent elsewhere first, while the server still takes what comes', async () => {
    const place = await embeddedPlace();
    const server = await startServerProcess({ ...place.settings, DRAIN_SECONDS: '6' });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const ended = server.end(signal);
    await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503), {
      timeout: 10_000,
      interval: 20,
    });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const answer = await fetch(`${server.url}/api/early-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(201);
    expect(await ended).toBe(0);
    await place.remove();
  });
});
