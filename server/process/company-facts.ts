import type { FastifyBaseLogger } from 'fastify';
import { type Company, missingFacts } from '../../content/company.ts';
import { SettingsError } from '../../sign-up/settings.ts';

const addresses = ['contact', 'support', 'security'] as const;

type Facts = { company: Company } & Record<(typeof addresses)[number], string>;

/** No address under this domain receives mail (RFC 2606). */
const reservedDomain = '.example';

/**
 * Logs which facts of `content/site.ts` are open: company facts that are null, and addresses that
 * receive no mail.
 * @throws SettingsError if facts are open and `isRequired`
 */
export function checkCompanyFacts(
  site: Facts,
  isRequired: boolean,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  const missing = [
    ...missingFacts(site.company),
    ...addresses.filter((name) => site[name].endsWith(reservedDomain)),
  ];
  if (missing.length === 0) return;
  if (isRequired)
    throw new SettingsError(
      `REQUIRE_COMPANY is 1, and company facts are missing: ${missing.join(', ')}. Set them in content/site.ts.`,
    );
  log.warn({ missing }, 'company facts are missing on the About page: set them in content/site.ts');
}
