import type { FastifyError, FastifyInstance } from 'fastify';
import type { SignUpStore } from '../../sign-up/store/store.ts';
import { noteClients } from '../client-address.ts';
import { acceptBytes, type BodyFault, textOf } from './body.ts';
import { isForeign } from './foreign.ts';
import { receive } from './reception.ts';

export const apiPath = '/api/early-access';

const tooLarge = 'The body is over 16 KiB';
const refusals: Record<number, string> = {
  408: 'The body took too long',
  413: tooLarge,
  415: 'Unsupported content type',
};

/** `POST /api/early-access`, as CONTRACT.md lists its answers. */
export async function registerApi(
  scope: FastifyInstance,
  store: SignUpStore,
  siteUrl: string,
): Promise<void> {
  acceptBytes(scope, 'application/json');
  noteClients(scope);
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.addHook('onRequest', async (request, reply) => {
    if (!isForeign(request, siteUrl)) return;
    await reply.code(403).send({ ok: false, error: 'Sign-ups are not taken from pages of other sites' });
  });

  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ ok: false, error: refusals[status] ?? 'The request cannot be read' });
    request.log.error({ err: error }, 'a sign-up failed unexpectedly');
    return reply.code(500).send({ ok: false, error: 'Unexpected error' });
  });

  scope.post(apiPath, async (request, reply) => {
    const input = objectOf(textOf(request));
    if ('status' in input) return reply.code(input.status).send({ ok: false, error: input.error });
    const reception = await receive(input.object, request, store);
    switch (reception.kind) {
      case 'done':
        return reply.code(201).send({ ok: true });
      case 'invalid':
        return reply.code(422).send({ ok: false, errors: reception.errors });
      case 'limited':
        reply.header('retry-after', reception.retryAfterSeconds);
        return reply.code(429).send({ ok: false, error: 'Too many sign-ups from this address' });
      case 'unavailable':
        return reply.code(503).send({ ok: false, error: 'Sign-ups cannot be stored at the moment' });
    }
  });
}

function objectOf(body: { text: string } | BodyFault): { object: object } | BodyFault {
  if ('status' in body) return body;
  const notAnObject: BodyFault = { status: 400, error: 'The body is not a JSON object' };
  try {
    const value: unknown = JSON.parse(body.text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { object: value }
      : notAnObject;
  } catch {
    return notAnObject;
  }
}
