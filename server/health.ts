import type { FastifyInstance } from 'fastify';
import type { SignUpStore } from '../sign-up/store/store.ts';

/** Storage that is slower than this does not answer. */
const answerWithinMs = 3_000;

/** `/healthz` says that the process runs, `/readyz` that storage answers. */
export function registerHealth(app: FastifyInstance, store: SignUpStore): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ok = await answers(store);
    return reply
      .header('cache-control', 'no-store')
      .code(ok ? 200 : 503)
      .send({ ok });
  });
}

async function answers(store: SignUpStore): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, answerWithinMs, false);
  });
  const check = store.check().then(
    () => true,
    () => false,
  );
  return Promise.race([check, tooLate]).finally(() => clearTimeout(timer));
}
