import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailEventsPath } from '../../content/service-addresses.ts';
import type { MailEvent } from '../../sign-up/letters/mail-events.ts';
import type {
  MailProvider,
  ProviderReading,
  ProviderRequest,
  RefusalReason,
} from '../../sign-up/letters/providers/provider.ts';
import { storageErrorCode } from '../../sign-up/store/storage-errors.ts';
import { acceptRawBody, decodeBody } from './body.ts';
import { codeOf, refusal } from './refusals.ts';

export type MailEventOptions = {
  /** MAIL_WEBHOOK_SECRET */
  provider: MailProvider;
  record(event: MailEvent): Promise<void>;
  count?: CountMailEvents | undefined;
};

const kinds = ['bounce', 'complaint'] as const;

/** `refused` and `unavailable` count requests, the others count events. */
export const mailEventOutcomes = [...kinds, 'ignored', 'unreadable', 'refused', 'unavailable'] as const;
export type CountMailEvents = (outcome: (typeof mailEventOutcomes)[number], count: number) => void;

/**
 * `POST /api/mail-events`, for the webhook of the mail provider. docs/contract.md lists its
 * responses.
 */
export async function registerMailEvents(
  scope: FastifyInstance,
  { provider, record, count = () => undefined }: MailEventOptions,
): Promise<void> {
  acceptRawBody(scope, provider.contentTypes);
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a mail event failed unexpectedly');
    return reply.code(refusal(codeOf(status)).status).send({ ok: false });
  });
  scope.addHook('onRequest', async (request, reply) => {
    const code = provider.refuseHeaders?.(request.headers);
    if (code) return refuse(request, reply, code);
    return undefined;
  });

  function refuse({ log }: FastifyRequest, reply: FastifyReply, code: RefusalReason): FastifyReply {
    count('refused', 1);
    log.info({ code }, 'mail event refused');
    // Some clients send credentials only once they are asked for.
    if (code === 'bad-credentials') reply.header('www-authenticate', 'Basic realm="mail events"');
    return reply.code(401).send({ ok: false });
  }

  scope.post(mailEventsPath, { bodyLimit: provider.maxBodyBytes }, async (request, reply) => {
    const { body, headers, log } = request;
    const decoded = decodeBody(request);
    if ('code' in decoded) return reply.code(refusal(decoded.code).status).send({ ok: false });
    const reading = await read(provider, { headers, body: body as Buffer, text: decoded.text });
    if (reading.kind === 'refused') return refuse(request, reply, reading.reason);
    if (reading.kind === 'unavailable') {
      log.warn('mail event cannot be verified now');
      return sendUnavailable(reply);
    }
    const { events, ignored, unreadable, notice, onRecorded } = reading;
    if (unreadable > 0) {
      log.warn('unknown mail event');
      count('unreadable', unreadable);
      if (events.length + ignored === 0) return reply.code(refusal('unreadable').status).send({ ok: false });
    }
    try {
      for (const event of mergeByKind(events)) await record(event);
    } catch (error) {
      log.error({ code: storageErrorCode(error) }, 'mail event not stored');
      return sendUnavailable(reply);
    }
    onRecorded?.();
    for (const { kind } of events) count(kind, 1);
    if (ignored > 0) count('ignored', ignored);
    if (notice) log.info(notice);
    return reply.code(provider.acceptedStatus ?? 204).send();
  });

  function sendUnavailable(reply: FastifyReply): FastifyReply {
    count('unavailable', 1);
    const status = provider.unavailableStatus ?? refusal('unavailable').status;
    return reply.code(status).send({ ok: false });
  }
}

async function read(provider: MailProvider, request: ProviderRequest): Promise<ProviderReading> {
  try {
    return await provider.read(request);
  } catch {
    return { kind: 'events', events: [], ignored: 0, unreadable: 1 };
  }
}

/** A batch may have thousands of events, which are recorded in few transactions. */
function mergeByKind(events: readonly MailEvent[]): MailEvent[] {
  return kinds
    .map((kind) => ({
      kind,
      emails: events.filter((event) => event.kind === kind).flatMap(({ emails }) => emails),
    }))
    .filter(({ emails }) => emails.length > 0);
}
