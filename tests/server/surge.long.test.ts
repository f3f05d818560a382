import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { embeddedDatabase } from '../fixtures/databases/databases.ts';
import { startServerProcess } from '../fixtures/processes/server-process.ts';

/** More than Node's default backlog, fewer than Linux's `somaxconn`. */
const visitors = 1_500;

test('1,500 connections opened while the server is busy wait in the backlog', async () => {
  const testDatabase = await embeddedDatabase();
  const server = await startServerProcess(testDatabase.settings);
  process.kill(server.pid, 'SIGSTOP');
  const sockets = Array.from({ length: visitors }, () => connect(server.port, '127.0.0.1'));
  try {
    // If the backlog is full, the kernel drops the connection and the client retries until the
    // server runs.
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    process.kill(server.pid, 'SIGCONT');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
    process.kill(server.pid, 'SIGCONT');
    await server.end('SIGTERM');
    await testDatabase.remove();
  }
});
