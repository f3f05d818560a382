import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RefusalReason } from './provider.ts';

/** Signs that need no escape in a URL, because programs differ in how they decode others. */
const userAndPassword = /^[\w.~-]+:[\w.~-]{16,}$/;
const token = /^[\w.~-]{16,}$/;

/** @returns the `Authorization` header of USER:PASSWORD in a URL, or undefined for another form */
export function basicHeader(secret: string): string | undefined {
  return userAndPassword.test(secret) ? `Basic ${Buffer.from(secret).toString('base64')}` : undefined;
}

/** @returns the `Authorization` header of a token, or undefined for another form */
export function bearerHeader(secret: string): string | undefined {
  return token.test(secret) ? `Bearer ${secret}` : undefined;
}

/** @returns a check of `Authorization`, in constant time */
export function requireHeader(expected: string): (headers: IncomingHttpHeaders) => RefusalReason | undefined {
  const digest = digestOf(expected);
  return ({ authorization = '' }) =>
    timingSafeEqual(digestOf(authorization), digest) ? undefined : 'bad-credentials';
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
