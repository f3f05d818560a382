const contact = 'security@sportbuddy.example';

/** RFC 9116 recommends less than a year; every build says anew that the address is still read. */
const validDays = 364;
const dayMs = 86_400_000;

/**
 * @param now the moment of the build
 * @param url the absolute address of this file
 */
export function securityText(now: Date, url: string): string {
  const expires = new Date(now.getTime() + validDays * dayMs).toISOString().replace(/\.\d+/, '');
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${url}`,
  ];
  return `${lines.join('\n')}\n`;
}
