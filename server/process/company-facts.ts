import type { FastifyBaseLogger } from 'fastify';
import { type Company, missingFacts } from '../../content/company.ts';
import { type Mailbox, mailboxes } from '../../content/mail-addresses.ts';
import { isReserved } from '../../content/public-site.ts';
import { SettingError } from '../../sign-up/setting-error.ts';

type Facts = {
  company: Company;
  social: readonly { network: string; isNamed: boolean }[];
} & Record<Mailbox, string>;

/**
 * Logs which facts of `content/site.ts` are open: company facts that are null, addresses that
 * receive no mail, and accounts on networks that are not named as ours.
 * @throws SettingError if facts are open and `isRequired`
 */
export function checkCompanyFacts(
  site: Facts,
  isRequired: boolean,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  const missing = [
    ...missingFacts(site.company),
    ...mailboxes.filter((name) => isReserved(site[name])),
    ...site.social.filter(({ isNamed }) => !isNamed).map(({ network }) => network),
  ];
  if (missing.length === 0) return;
  if (isRequired)
    throw new SettingError(
      `REQUIRE_COMPANY is 1, and company facts are missing: ${missing.join(', ')}. Set them in content/site.ts.`,
    );
  log.warn({ missing }, 'company facts, addresses or accounts are missing: set them in content/site.ts');
}
