import { expect, test, vi } from 'vitest';
import type { Company } from '../../content/company.ts';
import { site } from '../../content/site.ts';
import { checkCompanyFacts } from './company-facts.ts';

const complete = {
  company: Object.fromEntries(
    Object.keys(site.company).map((name) => [name, { en: name, ar: name }]),
  ) as Company,
  contact: 'privacy@fans.com',
  support: 'support@fans.com',
  security: 'security@fans.com',
  social: [
    { network: 'X', isNamed: true },
    { network: 'TikTok', isNamed: true },
  ],
};
const incomplete = {
  ...complete,
  company: { ...complete.company, name: null, governingLaw: null },
  support: 'support@sportbuddy.example',
  social: [
    { network: 'X', isNamed: false },
    { network: 'TikTok', isNamed: true },
  ],
};

test('logs open facts in one warning, or refuses the start with one line that names them', () => {
  const log = { warn: vi.fn() };
  checkCompanyFacts(incomplete, false, log);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { missing: ['name', 'governingLaw', 'support', 'X'] },
    expect.stringContaining('content/site.ts'),
  );
  expect(() => checkCompanyFacts(incomplete, true, log)).toThrow(
    'REQUIRE_COMPANY is 1, and company facts are missing: name, governingLaw, support, X. Set them in content/site.ts.',
  );
});

test('accepts complete facts in both cases, without a warning', () => {
  const log = { warn: vi.fn() };
  for (const isRequired of [true, false]) checkCompanyFacts(complete, isRequired, log);
  expect(log.warn).not.toHaveBeenCalled();
});
