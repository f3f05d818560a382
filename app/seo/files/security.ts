import { securityTextExpires } from '../../../content/clock/timed-text.ts';
import { locales } from '../../../content/locale.ts';
import { companyPath, shownAddress } from '../../../content/mail-addresses.ts';
import { absoluteUrl } from '../addresses.ts';
import { type TextFile, textFile } from './text-file.ts';

/** @param url absolute URL of this file */
export function securityText(url: string): string {
  const address = shownAddress('security');
  const lines = [
    `Contact: ${address ? `mailto:${address}` : absoluteUrl(companyPath)}`,
    `Expires: ${securityTextExpires()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${url}`,
  ];
  return `${lines.join('\n')}\n`;
}

export function securityFile(): TextFile {
  return textFile(securityText(absoluteUrl('/.well-known/security.txt')), 'text/plain');
}
