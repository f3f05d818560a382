import type { FastifyInstance } from 'fastify';
import type { SignUpStore } from '../../sign-up/store/store.ts';
import type { Readiness } from '../process/stop.ts';

/** A slower storage check counts as failed. */
const checkTimeoutMs = 3_000;

/**
 * `/healthz` returns 200 while the process runs, `/readyz` while storage takes sign-ups. A draining server is not
 * ready.
 */
export function registerHealth(app: FastifyInstance, store: SignUpStore, readiness?: Readiness): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    if (readiness?.isDraining)
      return reply.code(503).header('cache-control', 'no-store').send({ ok: false, error: 'stopping' });
    const ok = await isStorageReady(store);
    return reply
      .header('cache-control', 'no-store')
      .code(ok ? 200 : 503)
      .send({ ok });
  });
}

async function isStorageReady(store: SignUpStore): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, checkTimeoutMs, false);
  });
  const check = store.check().then(
    () => true,
    () => false,
  );
  return Promise.race([check, timeout]).finally(() => clearTimeout(timer));
}
