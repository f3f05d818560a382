import { slots } from '../../../content/clock/slots.ts';

const contact = 'security@sportbuddy.example';

/** @param url the absolute address of this file */
export function securityText(url: string): string {
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${slots.securityExpires}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${url}`,
  ];
  return `${lines.join('\n')}\n`;
}
