import type { NodemailerError } from 'nodemailer';
import { backoff } from '../delivery/backoff.ts';
import type { AttemptOutcome, FailureCode } from '../delivery/outcome.ts';
import { emailKey } from '../email-key.ts';
import { mailboxOf } from '../mailbox.ts';

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
 * Mailboxes that a server must refuse with a rate limit, none accepted in between, before all
 * letters pause. One mailbox that receives too much gets the same replies.
 */
const refusedMailboxes = 3;

/** Outcomes of the letters of one mail server, which decide together whether it limits all. */
export function createSmtpOutcomes(pauseMs = defaultPauseMs) {
  const limited = new Set<string>();

  function limitsAll(to: string): boolean {
    if (limited.size < refusedMailboxes) limited.add(mailboxOf(emailKey(to)));
    return limited.size === refusedMailboxes;
  }

  return {
    /** Call it for each letter that the server has accepted. */
    accepted(): AttemptOutcome {
      limited.clear();
      return { kind: 'delivered' };
    },

    /**
     * Converts an error of nodemailer to the outcome of an attempt. Never contains the reply's text,
     * which may name the address.
     */
    failed(error: NodemailerError, { to, attempts }: { to: string; attempts: number }): AttemptOutcome {
      const { code, responseCode, permanent, response = '' } = error;
      if (code === 'EENVELOPE' && responseCode === undefined) return { kind: 'parked', why: 'address' };
      const why = failureCode(error);
      const concernsLetter = responseCode !== undefined && isReplyToLetter(error);
      if (concernsLetter && (permanent || attempts >= maxRefusals)) return { kind: 'parked', why };
      const afterMs = backoff(attempts + skippedBackoffSteps);
      const isLimit = responseCode === serviceUnavailable || rateLimitReply.test(response);
      const concernsAll = responseCode !== undefined || !isConnected(error);
      const pauses = concernsLetter ? isLimit && limitsAll(to) : concernsAll;
      if (!pauses) return { kind: 'retry', afterMs, why };
      return { kind: 'retry', afterMs: Math.max(afterMs, pauseMs), why, pauseMs };
    },
  };
}

/** nodemailer names no command for a 421 in reply to RCPT TO, only the connection that it ends. */
function isReplyToLetter({ code, command, responseCode }: NodemailerError): boolean {
  const endsConnection = code === 'ECONNECTION' && command === 'CONN';
  return letterCommands.includes(command) || (endsConnection && responseCode === serviceUnavailable);
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
