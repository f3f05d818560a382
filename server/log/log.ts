import pino, { type DestinationStream, type Logger } from 'pino';
import { limitRepeats } from './limit-repeats.ts';

const maxPathLength = 200;
/**
 * Longer than `maxPathLength`, to find the @ of an address that the cut would split. Limited for
 * speed.
 */
const maxScannedLength = 1_000;
/** @ and its full-width and small forms, plain or percent-encoded any number of times. */
const atSign = /[@\uff20\ufe6b]|%(?:25)*(?:40|ef%(?:25)*bc%(?:25)*a0|ef%(?:25)*b9%(?:25)*ab)/i;
/** The start of an encrypted token in the compact form of earlier versions, in base64url. */
const compactToken = /eyJ[\w-]{8}/;
/** What every encrypted token contains: 100 characters of base64url, of each kind. */
const tokenParts = [/[\w-]{100}/, /[A-Z]/, /[a-z]/, /\d/];
/** Characters that an unquoted e-mail address cannot contain. It can contain `'`, `=` and `&`. */
const separators = /([\s/:;,<>()[\]\\]+)/;

/** A link of a letter with its token, in any spelling. */
const ownSignUpLink = /(\/ticket\/).+$/i;

/** @returns the path of a URL without e-mail addresses and tokens, cut to 200 characters */
export function loggablePath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return redactEmails(path.replace(ownSignUpLink, '$1…'));
}

/**
 * @returns `text` with possible e-mail addresses and tokens replaced by `…`, cut to 200 characters
 */
function redactEmails(text: string): string {
  return redact(text.slice(0, maxScannedLength)).slice(0, maxPathLength);
}

// Splits into words first: one pattern for the whole text would backtrack in quadratic time.
function redact(text: string): string {
  return text
    .split(separators)
    .map((word) => (atSign.test(word) || isToken(word) ? '…' : word))
    .join('');
}

function isToken(word: string): boolean {
  return compactToken.test(word) || tokenParts.every((part) => part.test(word));
}

/** @returns the loggable part of an error: name, code, and stack without e-mail addresses */
export function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name: error.name, ...code, stack: redact(error.stack ?? '') };
}

/**
 * Structured JSON logs. Errors pass through {@link safeError}; no code logs bodies or headers.
 * Repeated lines are counted instead ({@link limitRepeats}).
 */
export function createLog(level: string, destination: DestinationStream): Logger {
  const hooks = { logMethod: limitRepeats() };
  return pino({ level, base: null, serializers: { err: safeError }, hooks }, destination);
}
