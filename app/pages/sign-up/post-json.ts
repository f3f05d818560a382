import { codesHeader, type RefusalCode } from '../../../sign-up/error-codes.ts';
import { type FieldErrors, fieldErrorsOf, refusalOf } from '../../sign-up/error-messages.ts';

/** 10 s more than the server's limit for a new sign-up, for slow networks. */
const requestTimeoutMs = 15_000;
/** The server's limit lasts a minute. A proxy's `Retry-After` may be longer. */
const maxWaitSeconds = 120;

/**
 * `errors`: validation errors by field. `code` is missing if there was no response, or its code is
 * unknown. `retryAfterSeconds`: from `Retry-After`, after a 429. `token`: the correction token.
 */
export type PostResult =
  | { ok: true; token?: string }
  | { ok: false; errors?: FieldErrors; code?: RefusalCode; retryAfterSeconds?: number };

/** Posts to an API of this site (docs/contract.md). Does not throw. */
export async function postJson(path: string, payload: object): Promise<PostResult> {
  const body = JSON.stringify(payload);
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  // Older browsers lack `AbortSignal.timeout`.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), requestTimeoutMs);
  try {
    const response = await fetch(path, { method: 'POST', headers, body, signal: timeout.signal });
    if (response.ok) return { ok: true, ...(await tokenOf(response)) };
    const codes = response.headers.get(codesHeader);
    if (response.status === 422) {
      const { errors } = await response.json();
      return { ok: false, errors: fieldErrorsOf(codes, errors) };
    }
    const code = refusalOf(codes, response.status);
    const retryAfterSeconds = response.status === 429 && retryAfter(response.headers);
    return { ok: false, ...(code && { code }), ...(retryAfterSeconds && { retryAfterSeconds }) };
  } catch {
    return { ok: false };
  } finally {
    clearTimeout(timer);
  }
}

/** If the body is unreadable, the sign-up is stored but has no correction token. */
async function tokenOf(response: Response): Promise<{ token?: string }> {
  try {
    const { ticket } = await response.json();
    return typeof ticket === 'string' ? { token: ticket } : {};
  } catch {
    return {};
  }
}

/** @returns seconds of `Retry-After`; undefined for a date, or for more than `maxWaitSeconds` */
function retryAfter(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds > 0 && seconds <= maxWaitSeconds ? Math.ceil(seconds) : undefined;
}
