import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** What is not finished by then will not finish; whoever sent the signal waits about as long. */
const deadlineMs = 9_000;

/** On SIGTERM or SIGINT finishes the requests under way, then stops delivering and closes the database. */
export function stopOnSignal(app: FastifyInstance, services: Services): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), deadlineMs).unref();
    await app.close();
    await services.stop();
    app.log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
