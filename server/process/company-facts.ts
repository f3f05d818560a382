import type { FastifyBaseLogger } from 'fastify';
import { type Company, missingFacts } from '../../content/company.ts';
import { SettingsError } from '../../sign-up/settings.ts';

/**
 * Logs which company facts the legal pages lack.
 * @throws SettingsError if facts are missing and `isRequired`
 */
export function checkCompanyFacts(
  company: Company,
  isRequired: boolean,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  const missing = missingFacts(company);
  if (missing.length === 0) return;
  if (isRequired)
    throw new SettingsError(
      `REQUIRE_COMPANY is 1, and company facts are missing: ${missing.join(', ')}. Set them in content/site.ts.`,
    );
  log.warn({ missing }, 'company facts are missing on the legal pages: set them in content/site.ts');
}
