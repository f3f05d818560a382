import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { mailEventsPath } from '../../content/service-addresses.ts';
import { type MailEvent, parseMailEvent } from '../../sign-up/letters/mail-events.ts';
import { storageErrorCode } from '../../sign-up/store/storage-errors.ts';
import { acceptRawBody, decodeBody } from './body.ts';
import { type ApiCode, codeOf, refusal } from './refusals.ts';

/** Large, because providers include the headers and tags of the email. */
const maxBodyBytes = 32 * 1024;

/**
 * Signature headers of Standard Webhooks. Several mail providers use Svix, whose prefix is `svix-`.
 */
const signedNames = ['id', 'timestamp', 'signature'] as const;

export type MailEventOptions = {
  /** MAIL_WEBHOOK_SECRET */
  secret: Buffer;
  record(event: MailEvent): Promise<void>;
};

/**
 * `POST /api/mail-events`, for the webhook of the mail provider. docs/contract.md lists its
 * responses.
 */
export async function registerMailEvents(
  scope: FastifyInstance,
  { secret, record }: MailEventOptions,
): Promise<void> {
  const webhook = new Webhook(secret, { format: 'raw' });
  acceptRawBody(scope, 'application/json', maxBodyBytes);
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a mail event failed unexpectedly');
    return reply.code(refusal(codeOf(status)).status).send({ ok: false });
  });

  scope.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: mailEventsPath,
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send({ ok: false }),
  });

  scope.post(mailEventsPath, async (request, reply) => {
    const sendError = (code: ApiCode) => reply.code(refusal(code).status).send({ ok: false });
    const body = decodeBody(request);
    if ('code' in body) return sendError(body.code);
    if (!isSigned(webhook, request, body.text)) return reply.code(401).send({ ok: false });
    let event: MailEvent | undefined;
    try {
      event = parseMailEvent(JSON.parse(body.text));
    } catch {
      request.log.warn('unknown mail event');
      return sendError('unreadable');
    }
    try {
      if (event) await record(event);
    } catch (error) {
      request.log.error({ code: storageErrorCode(error) }, 'mail event not stored');
      return sendError('unavailable');
    }
    return reply.code(204).send();
  });
}

/**
 * Returns false if the signature is wrong, or its timestamp differs from now by more than 5
 * minutes.
 */
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
