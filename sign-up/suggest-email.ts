import { run } from '@zootools/email-spell-checker';

/** Domains that a mistyped one may mean. None is as short as live.com, which resembles too many others. */
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

/** Real providers that resemble a common domain. */
const otherDomains = new Set(['mail.com', 'email.com', 'protonmail.ch']);

/** These providers use the domain of each country, such as yahoo.fr. The endings after `?!` are mistyped `com`. */
const inOtherCountry = /^(?:hotmail|yahoo|outlook)\.(?!(?:co|cm|om)$)(?:com?\.)?[a-z]{2}$/;

/**
 * @param email a valid address
 * @returns the address with the domain that it probably means; undefined if it is not a near miss of a common domain
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (otherDomains.has(domain) || inOtherCountry.test(domain)) return undefined;
  const suggestion = run({ email, domains: commonDomains, secondLevelDomains: [], topLevelDomains: [] });
  return suggestion && `${email.slice(0, at)}@${suggestion.domain}`;
}
