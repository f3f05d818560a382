import nodemailer, { type NodemailerError } from 'nodemailer';
import { backoff } from '../delivery/backoff.ts';
import type { AttemptOutcome } from '../delivery/outcome.ts';
import type { CallOptions } from '../delivery/sender.ts';
import type { MailSettings } from '../settings.ts';
import type { LetterKind } from '../store/tables.ts';
import type { RenderedLetter } from './letter.ts';
import { failedOutcome } from './smtp-outcome.ts';

/** Longest time of one letter, from the connection to the last reply. */
export const sendTimeoutMs = 60_000;
const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 30_000;
/** The concurrency of a channel (`sign-up/delivery/sender.ts`). */
const maxConnections = 8;

/** `messageKey`: the first part of the `Message-ID`. `leaveUrl`: takes the recipient off the list by a POST. */
export type Mail = RenderedLetter & { to: string; messageKey: string; kind: LetterKind; leaveUrl: string };

export type MailOptions = CallOptions & { attempts: number };

export type Mailer = {
  /** Never throws: errors become outcomes. */
  send(mail: Mail, options: MailOptions): Promise<AttemptOutcome>;
  /** Closes all connections. */
  close(): void;
};

/** Limits, with production defaults. */
export type MailerLimits = { pauseMs?: number };

/** Sends letters through the server of SMTP_URL, over connections that are kept open. */
export function createMailer(
  { smtpUrl, from }: Pick<MailSettings, 'smtpUrl' | 'from'>,
  { pauseMs }: MailerLimits = {},
): Mailer {
  const sender = parseSender(from);
  const transport = nodemailer.createTransport({
    ...encryption(smtpUrl),
    // Parameters of the URL override all other options.
    url: smtpUrl,
    pool: true,
    maxConnections,
    dnsTimeout: connectTimeoutMs,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(
    { to, subject, html, text, messageKey, kind, leaveUrl }: Mail,
    { attempts, timeoutMs = sendTimeoutMs, signal }: MailOptions,
  ): Promise<AttemptOutcome> {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      await transport.sendMail({
        from: sender,
        // An object, because a text would be parsed as a list of addresses.
        to: { name: '', address: to },
        subject: subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
        text,
        html,
        messageId: `<${messageKey}@${domainOf(sender.address)}>`,
        headers: {
          // Unfolded: some servers sign a folded field so that the signature does not verify.
          'List-Unsubscribe': { prepared: true, value: `<${leaveUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          ...(kind === 'confirmation' && { 'Auto-Submitted': 'auto-generated' }),
        },
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      return { kind: 'delivered' };
    } catch (error) {
      const why = timeout.aborted ? 'no-answer' : signal?.aborted ? 'interrupted' : undefined;
      if (why) return { kind: 'retry', afterMs: backoff(attempts), why };
      return failedOutcome(error as NodemailerError, attempts, pauseMs);
    }
  }

  return { send, close: () => transport.close({ force: true }) };
}

/** Passwords and addresses must not cross a network in clear text. A server on this machine may lack TLS. */
function encryption(smtpUrl: string): { ignoreTLS: true } | { requireTLS: true } {
  const { hostname } = new URL(smtpUrl);
  const isHere = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return isHere ? { ignoreTLS: true } : { requireTLS: true };
}

/** @param from MAIL_FROM: a name and an address in angle brackets */
export function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^"?(.*?)"?\s*<([^<>]+)>$/.exec(from.trim()) ?? [];
  return { name, address };
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
