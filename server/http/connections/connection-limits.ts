import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Unanswered requests on one connection. Browsers and nginx send one at a time. */
const maxUnanswered = 16;
const maxConnections = 4_000;
/** File descriptors for the database, deliveries, logs and metrics. */
const reservedDescriptors = 64;

/** @returns how many files this process may have open, connections included */
function readDescriptorLimit(): number {
  // Names of network interfaces and peers would take time.
  const report = Object.assign(process.report, { excludeNetwork: true });
  // Without it the report formats a stack of its own, which reads source maps.
  const withoutStack = Object.assign(new Error(), { stack: '' });
  const { userLimits }: { userLimits?: { open_files?: { soft?: unknown } } } = report.getReport(withoutStack);
  // Windows has no such limit, and `unlimited` is a word.
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft;
}

let descriptorLimit: number | undefined;

/** Half of the descriptors are for files, most of the rest for connections. */
function maxOpenFiles(): number {
  descriptorLimit ??= readDescriptorLimit();
  return Math.floor(descriptorLimit / 2);
}

/**
 * Limits connections, and unanswered requests on each of them. Node starts each pipelined request
 * at once, although it sends the responses one after the other.
 * @param app without other hooks, because they would run for requests above the limit
 */
export function limitConnections(app: FastifyInstance): void {
  app.server.maxConnections = Math.min(maxConnections, Math.max(1, maxOpenFiles() - reservedDescriptors));
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > maxUnanswered) socket.destroy();
    // The parser may hold further requests of this connection. No hook or handler runs for them.
    if (socket.destroyed) return;
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 0) - 1));
    done();
  });
}

export type FileLimit = ReturnType<typeof createFileLimit>;

/** Counts the responses that read a file. */
export function createFileLimit(max = maxOpenFiles()) {
  let open = 0;
  return {
    /**
     * Waits until the earlier responses of the connection are sent: a file that cannot be sent yet
     * would be open for nothing.
     * @returns false above the limit, or if the client is gone
     */
    async isAllowed(response: ServerResponse): Promise<boolean> {
      if (!response.socket) await once(response, 'socket');
      if (response.destroyed || open >= max) return false;
      open += 1;
      response.once('close', () => {
        open -= 1;
      });
      return true;
    },
  };
}
