import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { LogDestination } from '../log/log-destination.ts';
import type { Services } from '../services.ts';

export type StopLimits = {
  /** A request that is not answered by then is cut off: nothing of it was acknowledged. */
  gracePeriodMs: number;
  /** After this the process exits with 1. Process managers wait about as long before they kill it. */
  deadlineMs: number;
};

const stopLimits: StopLimits = { gracePeriodMs: 5_000, deadlineMs: 9_000 };
const closeUnusedEveryMs = 100;
const logFlushMs = 500;

/** Whether the server still wants visitors; while it drains, `/readyz` sends them elsewhere and all else goes on. */
export type Readiness = { isDraining: boolean };

type StopParts = {
  services: Services;
  destination: LogDestination;
  readiness: Readiness;
  /** How long visitors are sent elsewhere before the listener closes. */
  drainSeconds: number;
  limits?: Partial<StopLimits> | undefined;
};

/**
 * On SIGTERM or SIGINT has visitors sent elsewhere, finishes the requests under way, then stops delivering and closes
 * the database. Further signals change nothing: a process manager sends one to npm, which passes it on, and one to us.
 */
export function stopOnSignal(app: FastifyInstance, parts: StopParts): void {
  const sockets = openSockets(app);
  const { gracePeriodMs, deadlineMs } = { ...stopLimits, ...parts.limits };
  const stop = async (signal: string) => {
    if (parts.readiness.isDraining) return;
    parts.readiness.isDraining = true;
    app.log.info({ signal }, 'stopping');
    await new Promise((resolve) => setTimeout(resolve, parts.drainSeconds * 1000));
    setTimeout(() => process.exit(1), deadlineMs).unref();
    const sweep = setInterval(() => closeUnused(app, sockets), closeUnusedEveryMs);
    const cutOff = setTimeout(() => app.server.closeAllConnections(), gracePeriodMs);
    await app.close();
    clearInterval(sweep);
    clearTimeout(cutOff);
    await parts.services.stop();
    app.log.info('stopped');
    await parts.destination.end(logFlushMs);
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
