import type { FastifyRequest } from 'fastify';
import { isHoneypotFilled, parseSignUp, type SignUpErrors } from '../../sign-up/schema.ts';
import { StorageUnavailable } from '../../sign-up/store/storage-errors.ts';
import type { SignUpStore } from '../../sign-up/store/store.ts';
import { clientKeyOf } from '../http/client-address.ts';

/** `done` does not reveal whether the address was new or known, or whether the honeypot was filled. */
export type Acceptance =
  | { kind: 'done' }
  | { kind: 'invalid'; errors: SignUpErrors }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unavailable' };

/** Requests with a filled honeypot. They get the usual response, but metrics must not count them as stored. */
export const honeypotRequests = new WeakSet<FastifyRequest>();

/** Stores one sign-up from the API or the plain form. Both share one rate limit. */
export async function acceptSignUp(
  input: object,
  request: FastifyRequest,
  store: SignUpStore,
): Promise<Acceptance> {
  const { log } = request;
  if (isHoneypotFilled(input)) {
    honeypotRequests.add(request);
    log.info('a sign-up was discarded: its honeypot field was filled');
    return { kind: 'done' };
  }
  const parsed = parseSignUp(input);
  if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors };
  try {
    const outcome = await store.add(parsed.value, clientKeyOf(request));
    if (outcome.kind === 'kept') return { kind: 'done' };
    if (outcome.kind === 'unfit') return { kind: 'invalid', errors: { name: 'invalid' } };
    const seconds = Math.ceil((outcome.until - Date.now()) / 1000);
    return { kind: 'limited', retryAfterSeconds: Math.max(1, seconds) };
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.error({ code: error.code }, 'a sign-up could not be stored');
    return { kind: 'unavailable' };
  }
}
