import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { embeddedPlace } from '../fixtures/databases/databases.ts';
import { startServerProcess } from '../fixtures/processes/server-process.ts';

/** More than Node has the kernel keep, fewer than Linux lets it keep. */
const visitors = 1_500;

test('who comes while the server is busy is kept until it is free, though a full ground comes at once', async () => {
  const place = await embeddedPlace();
  const server = await startServerProcess({ ...place.settings });
  const port = Number(new URL(server.url).port);
  process.kill(server.pid, 'SIGSTOP');
  const sockets = Array.from({ length: visitors }, () => connect(port, '127.0.0.1'));
  try {
    // Whom the kernel turns away is not told: the attempt goes on until the server is awake.
    await Promise.all(
      sockets.map((socket) => once(socket, 'connect', { signal: AbortSignal.timeout(15_000) })),
    );
    process.kill(server.pid, 'SIGCONT');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
    process.kill(server.pid, 'SIGCONT');
    await server.end('SIGTERM');
    await place.remove();
  }
});
