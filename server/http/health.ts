import type { FastifyInstance } from 'fastify';
import { storageErrorCode, storageErrorReason } from '../../sign-up/store/storage-errors.ts';
import type { SignUpStore } from '../../sign-up/store/store.ts';
import type { Readiness } from '../process/stop.ts';

/** A slower storage check counts as failed. */
const checkTimeoutMs = 3_000;

/**
 * `/healthz` returns 200 while the process runs, `/readyz` while storage takes sign-ups. A server
 * that drains, or has not rendered its pages yet, is not ready.
 */
export function registerHealth(app: FastifyInstance, store: SignUpStore, readiness?: Readiness): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const error = notReady(readiness) ?? (await checkStorage(store));
    return error === undefined ? reply.send({ ok: true }) : reply.code(503).send({ ok: false, error });
  });
}

function notReady(readiness: Readiness | undefined): string | undefined {
  if (readiness?.isDraining) return 'stopping';
  return readiness?.isWarm?.() === false ? 'warming up' : undefined;
}

/**
 * @returns why storage takes no sign-ups, in the database's own words if possible; undefined when
 * it does
 */
async function checkStorage(store: SignUpStore): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMs, 'storage has not answered in time');
  });
  const check = store.check().then(
    () => undefined,
    (error: unknown) => storageErrorReason(error) ?? storageErrorCode(error),
  );
  return Promise.race([check, timeout]).finally(() => clearTimeout(timer));
}
