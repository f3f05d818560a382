import type { FastifyBaseLogger } from 'fastify';
import type { LogDestination } from './log-destination.ts';

const logFlushMs = 500;

/**
 * Logs an uncaught error and exits with 1, because the process state is unknown. The process
 * manager restarts it.
 */
export function installCrashHandler(log: FastifyBaseLogger, destination: LogDestination): void {
  process.once('uncaughtException', async (err, origin) => {
    // A second error during the flush must not print its message, which may hold personal data.
    process.on('uncaughtException', () => undefined);
    log.fatal({ err, origin }, 'uncaught error: the process exits');
    await destination.end(logFlushMs);
    process.exit(1);
  });
}
