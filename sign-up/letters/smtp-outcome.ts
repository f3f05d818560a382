import type { NodemailerError } from 'nodemailer';
import { backoff } from '../delivery/backoff.ts';
import type { AttemptOutcome, FailureCode } from '../delivery/outcome.ts';

/**
 * Pause after a connection error or a rate limit reply. Afterwards one letter is sent as a probe.
 */
const defaultPauseMs = 60_000;

/** Retries of a letter start after about a minute: greylisting refuses earlier ones. */
const skippedBackoffSteps = 6;
/** About four days. RFC 5321 recommends giving up after 4 to 5 days. */
const maxRefusals = 500;

/**
 * A refusal of these commands concerns one letter. A refusal of any other concerns the connection
 * or MAIL_FROM.
 */
const letterCommands: readonly (string | undefined)[] = ['RCPT TO', 'DATA'];

/** Service not available. Sent in reply to any command. */
const serviceUnavailable = 421;

/** Errors before a connection can be used. */
const connectionErrors: readonly (string | undefined)[] = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROXY'];
const connectErrors: readonly (string | undefined)[] = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** "Too many messages", "rate limit", "throttling". A full mailbox does not match. */
const rateLimitReply = /\btoo (?:many|much|fast)\b|\brate[ -]?limit|throttl|unusual rate/i;

/**
 * Converts an error of nodemailer to the outcome of an attempt. Never contains the reply's text,
 * which may name the address.
 */
export function failedOutcome(
  error: NodemailerError,
  attempts: number,
  pauseMs = defaultPauseMs,
): AttemptOutcome {
  const { code, command, responseCode, permanent, response = '' } = error;
  if (code === 'EENVELOPE' && responseCode === undefined) return { kind: 'parked', why: 'address' };
  const why = failureCode(error);
  const concernsLetter = responseCode !== undefined && letterCommands.includes(command);
  if (concernsLetter && (permanent || attempts >= maxRefusals)) return { kind: 'parked', why };
  const afterMs = backoff(attempts + skippedBackoffSteps);
  const pauses =
    responseCode === undefined
      ? !isConnected(error)
      : !concernsLetter || responseCode === serviceUnavailable || rateLimitReply.test(response);
  if (!pauses) return { kind: 'retry', afterMs, why };
  return { kind: 'retry', afterMs: Math.max(afterMs, pauseMs), why, pauseMs };
}

function failureCode({ code, originalCode, responseCode }: NodemailerError): FailureCode {
  if (responseCode !== undefined) return `smtp:${responseCode}`;
  if (code === 'ETIMEDOUT') return 'no-answer';
  const networkCode = originalCode ?? code;
  return networkCode ? `network:${networkCode}` : 'network';
}

/**
 * Whether the error came after the connection was established. Such errors do not pause other
 * letters.
 */
function isConnected({ code, originalCode, timeoutType = 'SOCKET_TIMEOUT' }: NodemailerError): boolean {
  return (
    !connectionErrors.includes(code) &&
    !connectErrors.includes(originalCode) &&
    timeoutType === 'SOCKET_TIMEOUT'
  );
}
