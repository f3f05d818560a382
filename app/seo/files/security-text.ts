import { slots } from '../../../content/clock/slots.ts';
import { locales } from '../../../content/locale.ts';

const contact = 'security@sportbuddy.example';

/** @param url the absolute address of this file */
export function securityText(url: string): string {
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${slots.securityExpires}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${url}`,
  ];
  return `${lines.join('\n')}\n`;
}
