import { hash } from 'node:crypto';

/** Providers that ignore dots in front of the `@`. Both names are one provider. */
const dotlessHosts = new Set(['gmail.com', 'googlemail.com']);
const dotlessHost = 'gmail.com';

/** 96 bits. Keys of this length keep indexes small. */
const digestLength = 16;

/**
 * @param emailKey from `emailKey`
 * @returns the mailbox behind an address, without its tag (`ann+tag@`), and without dots where the
 * provider ignores them. Only limits and blocks of letters use it: elsewhere an address is as typed.
 */
export function mailboxOf(emailKey: string): string {
  const atSign = emailKey.lastIndexOf('@');
  const host = emailKey.slice(atSign + 1);
  const local = emailKey.slice(0, atSign);
  const plus = local.indexOf('+');
  const untagged = plus > 0 ? local.slice(0, plus) : local;
  if (!dotlessHosts.has(host)) return `${untagged}@${host}`;
  return `${untagged.replaceAll('.', '')}@${dotlessHost}`;
}

/**
 * @returns a short digest that stands for an address or a mailbox where no personal data may be
 * stored
 */
export function mailDigest(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, digestLength);
}

/** Digests of an address and of its mailbox. */
export type MailDigests = { address: string; mailbox: string };

/** @param emailKey from `emailKey` */
export function mailDigests(emailKey: string): MailDigests {
  const address = mailDigest(emailKey);
  const mailbox = mailboxOf(emailKey);
  return { address, mailbox: mailbox === emailKey ? address : mailDigest(mailbox) };
}
