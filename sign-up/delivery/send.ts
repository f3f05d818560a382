import type { DetailName } from '../details.ts';
import { fieldNames, receiverColumn } from '../fields.ts';
import { backoff, retryAfter } from './backoff.ts';
import { startCallLimit } from './call-limit.ts';
import { type ClaimedDelivery, deliveryOutbox } from './deliveries.ts';
import type { AttemptOutcome, FailureCode } from './outcome.ts';
import type { CallOptions, Channel } from './sender.ts';
import { signatureHeaders } from './signature.ts';

export const callTimeoutMs = 10_000;

/** How long a claim survives its process. Must outlast a call and the write of its outcome. */
export const leaseMs = 2 * callTimeoutMs;

/**
 * Pause of all calls after a 429 without `Retry-After`. Airtable refuses every call for 30 s then.
 */
const defaultPauseMs = 30_000;

/** Statuses that are worth a retry. Every other refusal would repeat. */
const retryable = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * `perSecond`: rate limit shared by all servers of the database, unlimited by default. `details`:
 * sent beside the fields of the form, none by default.
 */
export type Webhook = {
  url: string;
  secret?: Buffer | undefined;
  perSecond?: number;
  details?: readonly DetailName[];
};

/** The channel that delivers sign-ups to `webhook`. */
export function webhookChannel(webhook: Webhook): Channel<ClaimedDelivery> {
  const deliver = (person: ClaimedDelivery, options: CallOptions) => send(webhook, person, options);
  return { outbox: deliveryOutbox, perSecond: webhook.perSecond, leaseMs, deliver };
}

/**
 * POSTs one sign-up to the webhook. The idempotency key is that of the delivery, the same on every
 * retry. Never throws: errors become outcomes.
 */
export async function send(
  { url, secret, details }: Webhook,
  person: ClaimedDelivery,
  { timeoutMs = callTimeoutMs, signal }: CallOptions = {},
): Promise<AttemptOutcome> {
  const limit = startCallLimit(timeoutMs, signal);
  const body = bodyOf(person, details);
  try {
    const response = await fetch(url, {
      method: 'POST',
      // A redirect would turn the POST into a GET, and another host's 200 into a success.
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': person.key,
        ...(secret && signatureHeaders(secret, person.key, Date.now(), body)),
      },
      body,
      signal: limit.signal,
    });
    await response.body?.cancel().catch(() => undefined);
    return outcomeOf(response, person.attempts);
  } catch (error) {
    const why = limit.reason() ?? networkFailure(error);
    return { kind: 'retry', afterMs: backoff(person.attempts), why };
  } finally {
    limit.end();
  }
}

function bodyOf(person: ClaimedDelivery, details: readonly DetailName[] = []): string {
  const named = fieldNames.map((field) => [receiverColumn(field), person.fields[field]]);
  const extra = details.map((name) => [receiverColumn(name), person.details[name]]);
  return JSON.stringify({ ...Object.fromEntries([...named, ...extra]), SignupDate: person.createdAt });
}

function outcomeOf(response: Response, attempts: number): AttemptOutcome {
  if (response.ok) return { kind: 'delivered' };
  const why = `http:${response.status}` as const;
  if (!retryable(response.status)) return { kind: 'parked', why };
  const requestedMs = retryAfter(response.headers.get('retry-after'), Date.now());
  const pauseMs = requestedMs ?? (response.status === 429 ? defaultPauseMs : undefined);
  // `backoff` prevents a tight loop when a receiver sends `Retry-After: 0`.
  const afterMs = Math.max(pauseMs ?? 0, backoff(attempts));
  return { kind: 'retry', afterMs, why, ...(pauseMs !== undefined && { pauseMs }) };
}

// Only the system's code, such as ECONNREFUSED, or the class of an error without one, such as
// HTTPParserError: a message could contain personal data.
function networkFailure(error: unknown): FailureCode {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return 'network';
  const detail = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return detail === 'Error' ? 'network' : `network:${detail}`;
}
