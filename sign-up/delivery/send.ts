import { backoff, retryAfter } from './backoff.ts';
import type { Attempted, Claimed } from './outbox.ts';

/** Past this a receiver counts as not answering. */
const callTimeoutMs = 10_000;

/** A process that dies holds its rows this long; it must outlast a call and the writing of its outcome. */
export const leaseMs = 2 * callTimeoutMs;

/** Answers that say "later"; every other refusal would be the same on the next try. */
const retryable = (status: number) => status === 408 || status === 429 || status >= 500;

export type SendOptions = { timeoutMs?: number; signal?: AbortSignal };

/**
 * POSTs one sign-up to the webhook. The idempotency key is the sign-up's own id, so it is the same on every
 * retry. Never throws: whatever happens becomes an outcome.
 */
export async function send(
  webhook: string,
  person: Claimed,
  { timeoutMs = callTimeoutMs, signal }: SendOptions = {},
): Promise<Attempted> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      // A redirect would turn the POST into a GET and a stranger's 200 into a success.
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': person.id },
      body: JSON.stringify({
        Name: person.name,
        Team: person.team,
        Email: person.email,
        SignupDate: person.createdAt,
      }),
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    await response.body?.cancel().catch(() => undefined);
    return outcomeOf(response, person.attempts);
  } catch (error) {
    const why = timeout.aborted ? 'no answer in time' : signal?.aborted ? 'interrupted' : 'network error';
    return { kind: 'retry', at: Date.now() + backoff(person.attempts), why: detailed(why, error) };
  }
}

function outcomeOf(response: Response, attempts: number): Attempted {
  if (response.ok) return { kind: 'delivered' };
  const why = `HTTP ${response.status}`;
  if (!retryable(response.status)) return { kind: 'parked', why };
  const now = Date.now();
  const asked = retryAfter(response.headers.get('retry-after'), now);
  // A receiver that asks for no patience at all would otherwise be called again without end.
  const at = now + Math.max(asked ?? 0, backoff(attempts));
  return { kind: 'retry', at, why, ...(asked !== undefined && { pauseUntil: now + asked }) };
}

// Only the system's own code (ECONNREFUSED and the like): a message could quote what was sent.
function detailed(why: string, error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? `${why} (${String(cause.code)})` : why;
}
