import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** A request that is not answered by then is cut off: nothing of it was acknowledged. */
const patienceMs = 5_000;
/** What is not finished by then will not finish; whoever sent the signal waits about as long. */
const deadlineMs = 9_000;
const sweepMs = 100;

/** On SIGTERM or SIGINT finishes the requests under way, then stops delivering and closes the database. */
export function stopOnSignal(app: FastifyInstance, services: Services): void {
  const sockets = openSockets(app);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), deadlineMs).unref();
    const sweep = setInterval(() => closeUnused(app, sockets), sweepMs);
    const cutOff = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    await app.close();
    clearInterval(sweep);
    clearTimeout(cutOff);
    await services.stop();
    app.log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function openSockets(app: FastifyInstance): Set<Socket> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Browsers open connections ahead of need; Node counts one that never spoke as busy and would wait for it. */
function closeUnused(app: FastifyInstance, sockets: Set<Socket>): void {
  app.server.closeIdleConnections();
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
