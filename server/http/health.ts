import type { FastifyInstance } from 'fastify';
import { storageErrorCode, storageErrorReason } from '../../sign-up/store/storage-errors.ts';
import type { SignUpStore } from '../../sign-up/store/store.ts';
import type { Readiness } from '../process/stop.ts';

/** `isWarm`: absent if no pages are rendered ahead of requests. */
type ServerState = { readiness: Readiness | undefined; isWarm: (() => boolean) | undefined };

/** A slower storage check counts as failed. */
const checkTimeoutMs = 3_000;

/**
 * `/healthz` returns 200 while the process runs, `/readyz` while storage takes sign-ups. A server
 * that drains, or has not rendered its pages yet, is not ready.
 */
export function registerHealth(app: FastifyInstance, store: SignUpStore, state: ServerState): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const error = notReady(state) ?? (await checkStorage(store));
    return error === undefined ? reply.send({ ok: true }) : reply.code(503).send({ ok: false, error });
  });
}

function notReady({ readiness, isWarm }: ServerState): string | undefined {
  if (readiness?.isDraining) return 'stopping';
  return isWarm?.() === false ? 'warming up' : undefined;
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
