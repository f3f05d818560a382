import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { mailEventsPath } from '../../content/service-addresses.ts';
import { type MailEvent, parseMailEvent } from '../../sign-up/letters/mail-events.ts';
import { storageErrorCode } from '../../sign-up/store/storage-errors.ts';
import { acceptRawBody, decodeBody } from './body.ts';
import { type ApiCode, codeOf, refusal } from './refusals.ts';

/** Events contain headers and tags of the letter. */
const maxBodyBytes = 32 * 1024;

/** Fields that Standard Webhooks signs. Svix, which several mail providers use, gives them another prefix. */
const signedNames = ['id', 'timestamp', 'signature'] as const;

export type MailEventParts = {
  /** MAIL_WEBHOOK_SECRET */
  secret: Buffer;
  record(event: MailEvent): Promise<void>;
};

/** `POST /api/mail-events`, for the webhook of the mail provider. docs/contract.md lists its responses. */
export async function registerMailEvents(
  scope: FastifyInstance,
  { secret, record }: MailEventParts,
): Promise<void> {
  const webhook = new Webhook(secret, { format: 'raw' });
  acceptRawBody(scope, 'application/json', maxBodyBytes);
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'an event of the mail provider failed unexpectedly');
    return reply.code(refusal(codeOf(status)).status).send({ ok: false });
  });

  scope.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: mailEventsPath,
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send({ ok: false }),
  });

  scope.post(mailEventsPath, async (request, reply) => {
    const refuse = (code: ApiCode) => reply.code(refusal(code).status).send({ ok: false });
    const body = decodeBody(request);
    if ('code' in body) return refuse(body.code);
    if (!isSigned(webhook, request, body.text)) return reply.code(401).send({ ok: false });
    let event: MailEvent | undefined;
    try {
      event = parseMailEvent(JSON.parse(body.text));
    } catch {
      request.log.warn('an event of the mail provider has an unknown form');
      return refuse('unreadable');
    }
    try {
      if (event) await record(event);
    } catch (error) {
      request.log.error(
        { code: storageErrorCode(error) },
        'an event of the mail provider could not be stored',
      );
      return refuse('unavailable');
    }
    return reply.code(204).send();
  });
}

/** @returns false if the body was changed, or signed more than 5 minutes ago or ahead */
function isSigned(webhook: Webhook, { headers }: FastifyRequest, text: string): boolean {
  const signed = signedNames.map((name) => [
    `webhook-${name}`,
    String(headers[`webhook-${name}`] ?? headers[`svix-${name}`] ?? ''),
  ]);
  try {
    webhook.verify(text, Object.fromEntries(signed), { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}
