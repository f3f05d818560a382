import type { FastifyRequest } from 'fastify';
import { locales } from '../../content/locale.ts';
import {
  type CorrectableSignUp,
  type CorrectionTokens,
  correctedId,
} from '../../sign-up/correction-tokens.ts';
import { mapFields } from '../../sign-up/fields.ts';
import { mapOrigin, type Origin, parseOrigin } from '../../sign-up/origin.ts';
import {
  isHoneypotFilled,
  ownValue,
  parseCity,
  parseSignUp,
  type SignUpErrors,
} from '../../sign-up/schema.ts';
import { newId } from '../../sign-up/store/new-id.ts';
import { StorageUnavailable, storageErrorReason } from '../../sign-up/store/storage-errors.ts';
import type { SignUpStore } from '../../sign-up/store/store.ts';
import { type ClientLimit, countWork } from '../http/client-limit.ts';
import type { ConfirmationLimit } from './confirmation-limit.ts';

/**
 * `done` does not reveal whether the address was known. It reveals a filled honeypot only if the
 * fields are invalid.
 */
export type Acceptance =
  | { kind: 'done'; token?: string }
  | { kind: 'invalid'; errors: SignUpErrors }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unavailable' };

export type CityAcceptance =
  | { kind: 'done'; token: string }
  | { kind: 'invalid'; correctable: CorrectableSignUp }
  | { kind: 'expired' }
  | { kind: 'limited'; correctable: CorrectableSignUp; retryAfterSeconds: number }
  | { kind: 'unavailable'; correctable: CorrectableSignUp };

/** Dependencies of the API and the plain form. */
export type SignUpOptions = {
  store: SignUpStore;
  correctionTokens: CorrectionTokens;
  /** The configured origin. */
  siteUrl: string;
  /** The API and the form share them. */
  limits: { signUp: ClientLimit | undefined; city: ClientLimit | undefined };
  /** Absent if no letters are sent. */
  confirmations?: ConfirmationLimit | undefined;
};

/**
 * Requests with a filled honeypot. They get the usual response, but metrics must not count them as
 * stored.
 */
export const honeypotRequests = new WeakSet<FastifyRequest>();

/** City answers on any path. Metrics must not count them as sign-ups. */
export const cityRequests = new WeakSet<FastifyRequest>();

/**
 * Stores one sign-up from the API or the plain form. With a valid correction token, corrects the
 * sign-up of that token, in which missing fields keep their values. With an expired token, stores a
 * new one. Only valid sign-ups count for the limit.
 */
export async function acceptSignUp(
  input: object,
  request: FastifyRequest,
  { store, correctionTokens, confirmations }: SignUpOptions,
): Promise<Acceptance> {
  const isTrapped = isHoneypotFilled(input);
  if (isTrapped) honeypotRequests.add(request);
  const correctable = await correctionTokens.open(ownValue(input, 'ticket'));
  // A client or a page of an earlier release does not send a new field.
  const parsed = parseSignUp(
    correctable ? mapFields((field) => ownValue(input, field) ?? correctable[field]) : input,
  );
  if (!parsed.ok) return isTrapped ? { kind: 'done' } : { kind: 'invalid', errors: parsed.errors };
  const retryAfterSeconds = await countWork(request, 'signUp');
  if (retryAfterSeconds !== undefined) return { kind: 'limited', retryAfterSeconds };
  const signUp = parsed.value;
  const id = correctable ? correctedId(correctable, signUp.email) : newId();
  const city = correctable?.city ?? '';
  const typedOrigin = parseOrigin((name) => ownValue(input, name), locales);
  const origin = mapOrigin((name) => correctable?.origin[name] ?? typedOrigin[name]);
  // The token decides, not the stored row: the answer must not reveal whether there is one.
  const isHeld = isTrapped && correctable?.held !== 0;
  const letter = isHeld ? undefined : confirmations?.(request, signUp.email);
  try {
    if (correctable) await store.correct({ correctable, id, signUp, origin, city, isHeld, letter });
    else if (isHeld) {
      await store.hold(signUp, { id, origin });
      request.log.info('a sign-up is held, because its honeypot field was filled; see "signups list --held"');
    } else {
      const outcome = await store.add(signUp, { id, origin, letter: letter?.state });
      if (outcome === 'unstorable') return { kind: 'invalid', errors: { name: 'invalid' } };
      if (outcome === 'letter-queued') letter?.onQueued();
    }
    const held = isHeld ? 1 : 0;
    return {
      kind: 'done',
      token: await correctionTokens.seal({ ...signUp, id, city, origin: knownOf(origin), held }),
    };
  } catch (error) {
    logUnavailable(error, request, 'a sign-up could not be stored');
    return { kind: 'unavailable' };
  } finally {
    letter?.release();
  }
}

/** @returns the values that are not empty, so that tokens stay short */
function knownOf(origin: Origin): CorrectableSignUp['origin'] {
  return Object.fromEntries(Object.entries(origin).filter(([, value]) => value !== ''));
}

/** Stores the city, which may be empty. Called by the API and the plain form. */
export async function acceptCity(
  input: object,
  request: FastifyRequest,
  { store, correctionTokens }: SignUpOptions,
): Promise<CityAcceptance> {
  cityRequests.add(request);
  const correctable = await correctionTokens.open(ownValue(input, 'ticket'));
  if (!correctable) return { kind: 'expired' };
  const city = parseCity(ownValue(input, 'city') ?? '');
  if (city === undefined) return { kind: 'invalid', correctable };
  const retryAfterSeconds = await countWork(request, 'city');
  if (retryAfterSeconds !== undefined) return { kind: 'limited', correctable, retryAfterSeconds };
  try {
    await store.setCity(correctable, city);
    return { kind: 'done', token: await correctionTokens.seal({ ...correctable, city }) };
  } catch (error) {
    logUnavailable(error, request, 'a city could not be stored');
    return { kind: 'unavailable', correctable };
  }
}

/** @throws `error` if storage was not the cause */
export function logUnavailable(error: unknown, { log }: FastifyRequest, message: string): void {
  if (!(error instanceof StorageUnavailable)) throw error;
  log.error({ code: error.code, reason: storageErrorReason(error) }, message);
}
