import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { LogDestination } from '../log/log-destination.ts';
import type { Services } from '../services.ts';

export type StopLimits = {
  /** Open requests are cut off after this. None of them was acknowledged. */
  gracePeriodMs: number;
  /**
   * The process exits with 1 after this, just before process managers such as Docker (10 s) kill
   * it.
   */
  deadlineMs: number;
};

const stopLimits: StopLimits = { gracePeriodMs: 5_000, deadlineMs: 9_000 };
const closeUnusedEveryMs = 100;
const logFlushMs = 500;

/** While the server drains, `/readyz` returns 503 and all other requests are answered. */
export type Readiness = { isDraining: boolean };

type StopOptions = {
  services: Services;
  destination: LogDestination;
  readiness: Readiness;
  /** How long `/readyz` returns 503 before the listener closes. */
  drainSeconds: number;
  limits?: Partial<StopLimits> | undefined;
};

/**
 * On SIGTERM or SIGINT: ends the purge, drains, finishes open requests, then stops deliveries and closes the
 * database. Ignores further signals: a process manager signals npm, which forwards it, and this
 * process directly.
 */
export function stopOnSignal(app: FastifyInstance, options: StopOptions): void {
  const sockets = openSockets(app);
  const { gracePeriodMs, deadlineMs } = { ...stopLimits, ...options.limits };
  const stop = async (signal: string) => {
    if (options.readiness.isDraining) return;
    options.readiness.isDraining = true;
    app.log.info({ signal }, 'stopping');
    options.services.stopPurge();
    await new Promise((resolve) => setTimeout(resolve, options.drainSeconds * 1000));
    setTimeout(() => process.exit(1), deadlineMs).unref();
    const sweep = setInterval(() => closeUnused(app, sockets), closeUnusedEveryMs);
    const cutOff = setTimeout(() => app.server.closeAllConnections(), gracePeriodMs);
    await app.close();
    clearInterval(sweep);
    clearTimeout(cutOff);
    await options.services.stop();
    app.log.info('stopped');
    await options.destination.end(logFlushMs);
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

/**
 * Closes idle connections. Browsers preconnect, and Node would wait for connections that never sent
 * a byte.
 */
function closeUnused(app: FastifyInstance, sockets: Set<Socket>): void {
  app.server.closeIdleConnections();
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
