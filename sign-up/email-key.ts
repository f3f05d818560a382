import { domainToASCII } from 'node:url';
import { trimmed } from './visible-text.ts';

/** @returns the canonical form of an e-mail address: lower case, NFC, the host in punycode */
export function emailKey(email: string): string {
  const text = trimmed(email);
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return `${folded(text.slice(0, at + 1))}${domainToASCII(host) || folded(host)}`;
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFC');
}
