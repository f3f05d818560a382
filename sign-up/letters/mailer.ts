import nodemailer, { type NodemailerError } from 'nodemailer';
import { backoff } from '../delivery/backoff.ts';
import { startCallLimit } from '../delivery/call-limit.ts';
import type { AttemptOutcome } from '../delivery/outcome.ts';
import type { CallOptions } from '../delivery/sender.ts';
import type { LetterKind } from '../store/tables.ts';
import type { RenderedLetter } from './letter.ts';
import { createSmtpOutcomes } from './smtp-outcome.ts';

/** Timeout for one letter, from connect to final reply. */
export const sendTimeoutMs = 60_000;
const connectTimeoutMs = 10_000;
const socketTimeoutMs = 30_000;
/** The concurrency of a channel (`sign-up/delivery/sender.ts`). */
const maxConnections = 8;

/** `secret`: of the links in letters. `perSecond`: the pace of letters. */
export type MailAccount = { smtpUrl: string; from: string; secret: string; perSecond: number };

/**
 * `messageKey`: the first part of the `Message-ID`. `unsubscribeUrl`: one-click unsubscribe by POST
 * (RFC 8058).
 */
export type Mail = RenderedLetter & {
  to: string;
  messageKey: string;
  kind: LetterKind;
  unsubscribeUrl: string;
};

export type MailOptions = CallOptions & { attempts: number };

export type Mailer = ReturnType<typeof createMailer>;

/** Limits, with production defaults. */
export type MailerLimits = { pauseMs?: number };

/** Sends letters through the server of SMTP_URL, over connections that are kept open. */
export function createMailer(
  { smtpUrl, from }: Pick<MailAccount, 'smtpUrl' | 'from'>,
  { pauseMs }: MailerLimits = {},
) {
  const sender = parseSender(from);
  const outcomes = createSmtpOutcomes(pauseMs);
  const transport = nodemailer.createTransport({
    ...tlsOptions(smtpUrl),
    // Parameters of the URL override all other options.
    url: smtpUrl,
    pool: true,
    maxConnections,
    dnsTimeout: connectTimeoutMs,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** Never throws: errors become outcomes. */
  async function send(
    { to, subject, html, text, messageKey, kind, unsubscribeUrl }: Mail,
    { attempts, timeoutMs = sendTimeoutMs, signal }: MailOptions,
  ): Promise<AttemptOutcome> {
    const limit = startCallLimit(timeoutMs, signal);
    try {
      await transport.sendMail({
        from: sender,
        // An object, because nodemailer parses a string as an address list.
        to: { name: '', address: to },
        subject: subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
        text,
        html,
        messageId: `<${messageKey}@${domainOf(sender.address)}>`,
        headers: {
          // Not folded: some mail servers break the DKIM signature of folded headers.
          'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          ...(kind === 'confirmation' && { 'Auto-Submitted': 'auto-generated' }),
        },
        signal: limit.signal,
      });
      return outcomes.accepted();
    } catch (error) {
      const why = limit.reason();
      if (why) return { kind: 'retry', afterMs: backoff(attempts), why };
      return outcomes.failed(error as NodemailerError, { to, attempts });
    } finally {
      limit.end();
    }
  }

  return {
    send,
    /** Closes all connections. */
    close: () => transport.close({ force: true }),
  };
}

/** Requires TLS, except on loopback. */
function tlsOptions(smtpUrl: string): { ignoreTLS: true } | { requireTLS: true } {
  const { hostname } = new URL(smtpUrl);
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return isLoopback ? { ignoreTLS: true } : { requireTLS: true };
}

/** @param from MAIL_FROM: a name and an address in angle brackets */
export function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^"?(.*?)"?\s*<([^<>]+)>$/.exec(from.trim()) ?? [];
  return { name, address };
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
