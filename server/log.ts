import pino, { type DestinationStream, type Logger } from 'pino';

const longestPath = 200;
/** Far enough to meet the @ of an address that begins before the cut, near enough to stay quick. */
const readPath = 1_000;
/** Text around an @, also when it is percent-encoded once or more. */
const emailLike = /[^\s/?#&=:;,<>"']*(?:@|%(?:25)*40)[^\s/?#&=:;,<>"']*/gi;

/** @returns `text` with everything that could be an e-mail address blanked, and no longer than a log needs */
export function withoutAddresses(text: string): string {
  return text.slice(0, readPath).replace(emailLike, '…').slice(0, longestPath);
}

/** @returns what of an error may be logged: its code, and its stack without anything like an address */
export function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name: error.name, ...code, stack: (error.stack ?? '').replace(emailLike, '…') };
}

/** Structured JSON logs on stdout. Errors pass through {@link safeError}; nobody logs bodies or headers. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, base: null, serializers: { err: safeError } }, destination);
}
