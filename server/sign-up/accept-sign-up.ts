import type { FastifyRequest } from 'fastify';
import { isHoneypotFilled, parseSignUp, type SignUpErrors } from '../../sign-up/schema.ts';
import { StorageUnavailable, storageErrorReason } from '../../sign-up/store/storage-errors.ts';
import type { SignUpStore } from '../../sign-up/store/store.ts';
import type { ClientLimit } from '../http/client-limit.ts';

/** `done` does not reveal whether the address was new or known, or whether the honeypot was filled. */
export type Acceptance =
  | { kind: 'done' }
  | { kind: 'invalid'; errors: SignUpErrors }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unavailable' };

/** What the API and the plain form share. */
export type SignUpParts = {
  store: SignUpStore;
  /** The configured origin. */
  siteUrl: string;
  limit: ClientLimit | undefined;
};

/** Requests with a filled honeypot. They get the usual response, but metrics must not count them as stored. */
export const honeypotRequests = new WeakSet<FastifyRequest>();

/** Stores one sign-up from the API or the plain form. Only valid ones count for the limit. */
export async function acceptSignUp(
  input: object,
  request: FastifyRequest,
  { store, limit }: SignUpParts,
): Promise<Acceptance> {
  const { log } = request;
  const isHeld = isHoneypotFilled(input);
  if (isHeld) honeypotRequests.add(request);
  const parsed = parseSignUp(input);
  if (!parsed.ok) return isHeld ? { kind: 'done' } : { kind: 'invalid', errors: parsed.errors };
  const retryAfterSeconds = await limit?.(request);
  if (retryAfterSeconds !== undefined) return { kind: 'limited', retryAfterSeconds };
  try {
    if (isHeld) {
      await store.hold(parsed.value);
      log.info('a sign-up is held, because its honeypot field was filled; see "signups list --held"');
      return { kind: 'done' };
    }
    const outcome = await store.add(parsed.value);
    return outcome === 'kept' ? { kind: 'done' } : { kind: 'invalid', errors: { name: 'invalid' } };
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.error({ code: error.code, reason: storageErrorReason(error) }, 'a sign-up could not be stored');
    return { kind: 'unavailable' };
  }
}
