import pino, { type DestinationStream, type Logger } from 'pino';

const maxPathLength = 200;
/** Far enough to meet the @ of an address that begins before the cut, near enough to stay quick. */
const maxScannedLength = 1_000;
/** An @, also a wide or a small one, also percent-encoded once or more. */
const atSign = /[@\uff20\ufe6b]|%(?:25)*(?:40|ef%(?:25)*bc%(?:25)*a0|ef%(?:25)*b9%(?:25)*ab)/i;
/** What never stands in an address without quotes; quotes, `'`, `=` and `&` may. */
const separators = /([\s/:;,<>()[\]\\]+)/;

/** @returns `text` with everything that could be an e-mail address blanked, and no longer than a log needs */
export function redactEmails(text: string): string {
  return redact(text.slice(0, maxScannedLength)).slice(0, maxPathLength);
}

// Cut into words first: one pattern for the whole would try every start anew, which takes the square of the length.
function redact(text: string): string {
  return text
    .split(separators)
    .map((word) => (atSign.test(word) ? '…' : word))
    .join('');
}

/** @returns what of an error may be logged: its code, and its stack without anything like an address */
export function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name: error.name, ...code, stack: redact(error.stack ?? '') };
}

/** Structured JSON logs. Errors pass through {@link safeError}; nobody logs bodies or headers. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: safeError } }, destination);
}
