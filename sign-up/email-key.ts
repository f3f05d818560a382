import { domainToASCII } from 'node:url';
import { trimInvisible } from './visible-text.ts';

/** @returns the canonical form of an e-mail address: lower case, NFC, the host in punycode */
export function emailKey(email: string): string {
  const text = trimInvisible(email);
  const atSign = text.lastIndexOf('@');
  const host = text.slice(atSign + 1);
  return `${fold(text.slice(0, atSign + 1))}${domainToASCII(host) || fold(host)}`;
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFC');
}
