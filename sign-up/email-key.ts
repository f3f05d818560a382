import { domainToASCII } from 'node:url';
import { trimmed } from './visible-text.ts';

/**
 * @returns what the spellings of one e-mail address share: capitals or none, accents of one or two code points, the
 * host in its script or in punycode
 */
export function emailKey(email: string): string {
  const text = trimmed(email);
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return `${folded(text.slice(0, at + 1))}${domainToASCII(host) || folded(host)}`;
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFC');
}
