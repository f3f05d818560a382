import type { FastifyBaseLogger } from 'fastify';
import type { LogDestination } from './log-destination.ts';

const logFlushMs = 500;

/** An error that nothing caught leaves the process in no known state: it is logged, and whoever started it starts it anew. */
export function installCrashHandler(log: FastifyBaseLogger, destination: LogDestination): void {
  process.once('uncaughtException', async (err, origin) => {
    // A second one while the first is written must not print what it holds.
    process.on('uncaughtException', () => undefined);
    log.fatal({ err, origin }, 'ended by an error that nothing caught');
    await destination.end(logFlushMs);
    process.exit(1);
  });
}
