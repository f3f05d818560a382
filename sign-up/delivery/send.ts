import { fieldNames, type SignUpField } from '../fields.ts';
import { backoff, retryAfter } from './backoff.ts';
import type { Attempted, Claimed, FailureCode } from './outbox.ts';
import { signatureHeaders } from './signature.ts';

/** Past this a receiver counts as not answering. */
export const callTimeoutMs = 10_000;

/** A process that dies holds its rows this long; it must outlast a call and the writing of its outcome. */
export const leaseMs = 2 * callTimeoutMs;

/** How many calls one process has under way at once. */
export const concurrency = 8;

/** Answers that say "later"; every other refusal would be the same on the next try. */
const retryable = (status: number) => status === 408 || status === 429 || status >= 500;

/** What the marketing table calls each field. */
const columns: Record<SignUpField, string> = { name: 'Name', team: 'Team', email: 'Email' };

/** Where deliveries go; `secret` signs them. */
export type Webhook = { url: string; secret?: Buffer | undefined };

export type SendOptions = { timeoutMs?: number; signal?: AbortSignal };

/**
 * POSTs one sign-up to the webhook. The idempotency key is the sign-up's own id, so it is the same on every
 * retry. Never throws: whatever happens becomes an outcome.
 */
export async function send(
  { url, secret }: Webhook,
  person: Claimed,
  { timeoutMs = callTimeoutMs, signal }: SendOptions = {},
): Promise<Attempted> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const body = bodyOf(person);
  try {
    const response = await fetch(url, {
      method: 'POST',
      // A redirect would turn the POST into a GET and a stranger's 200 into a success.
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': person.id,
        ...(secret && signatureHeaders(secret, person.id, Date.now(), body)),
      },
      body,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    await response.body?.cancel().catch(() => undefined);
    return outcomeOf(response, person.attempts);
  } catch (error) {
    const why = timeout.aborted ? 'no-answer' : signal?.aborted ? 'interrupted' : networkFailure(error);
    return { kind: 'retry', afterMs: backoff(person.attempts), why };
  }
}

function bodyOf(person: Claimed): string {
  const named = fieldNames.map((field) => [columns[field], person.fields[field]]);
  return JSON.stringify({ ...Object.fromEntries(named), SignupDate: person.createdAt });
}

function outcomeOf(response: Response, attempts: number): Attempted {
  if (response.ok) return { kind: 'delivered' };
  const why = `http:${response.status}` as const;
  if (!retryable(response.status)) return { kind: 'parked', why };
  const asked = retryAfter(response.headers.get('retry-after'), Date.now());
  // A receiver that asks for no patience at all would otherwise be called again without end.
  const afterMs = Math.max(asked ?? 0, backoff(attempts));
  // "Too many" is said of all calls, also by a receiver that does not say for how long.
  const pauseMs = response.status === 429 ? afterMs : asked;
  return { kind: 'retry', afterMs, why, ...(pauseMs !== undefined && { pauseMs }) };
}

// Only the system's own code (ECONNREFUSED and the like): a message could quote what was sent.
function networkFailure(error: unknown): FailureCode {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? `network:${String(cause.code)}` : 'network';
}
