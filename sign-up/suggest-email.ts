import { run } from '@zootools/email-spell-checker';

/**
 * Domains to suggest for a mistyped one. None is as short as live.com, which resembles too many
 * others.
 */
const commonDomains = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.sa',
  'yahoo.com',
  'yahoo.co.uk',
  'ymail.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'btinternet.com',
  'virginmedia.com',
];

/** Domains that are real although they resemble a common one. */
const realDomains = new Set(['mail.com', 'email.com', 'protonmail.ch']);

/**
 * These providers have a domain per country, such as yahoo.fr. `.co`, `.cm` and `.om` count as
 * mistyped `.com`.
 */
const inOtherCountry = /^(?:hotmail|yahoo|outlook)\.(?!(?:co|cm|om)$)(?:com?\.)?[a-z]{2}$/;

/**
 * @param email a valid address
 * @returns the address with the suggested domain. Undefined if the domain resembles none.
 */
export function suggestEmail(email: string): string | undefined {
  const atSign = email.lastIndexOf('@');
  const domain = email.slice(atSign + 1).toLowerCase();
  if (realDomains.has(domain) || inOtherCountry.test(domain)) return undefined;
  const suggestion = run({ email, domains: commonDomains, secondLevelDomains: [], topLevelDomains: [] });
  return suggestion && `${email.slice(0, atSign)}@${suggestion.domain}`;
}
