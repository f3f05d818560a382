import type { Locale } from './locale.ts';
import type { Localized } from './schema.ts';

type Fact =
  | 'name'
  | 'address'
  | 'number'
  | 'ukRepresentative'
  | 'euRepresentative'
  | 'saudiRepresentative'
  | 'dataProtectionOfficer'
  | 'governingLaw'
  | 'backupPeriod'
  | 'airtableTransfer'
  | 'providerTransfers';

/** The company behind the site; null is a fact that nobody has settled yet. */
export type Company = Record<Fact, Localized | null>;

const open: Localized = { en: '[to be named before launch]', ar: '[يُسمّى قبل الإطلاق]' };

/** Keeps the type of facts that are all open. */
export function companyFacts(facts: Company): Company {
  return facts;
}

/** @returns the names of the facts that are open */
export function missingFacts(company: Company): string[] {
  return Object.entries(company).flatMap(([name, fact]) => (fact ? [] : [name]));
}

/**
 * @param text with places such as `{company.name}`
 * @throws Error naming a place that no fact belongs to
 */
export function withCompany(text: string, company: Company, language: Locale): string {
  return text.replace(/\{company\.(\w+)\}/g, (place, name: string) => {
    if (!Object.hasOwn(company, name)) throw new Error(`${place}: content/site.ts has no such fact`);
    return (company[name as keyof Company] ?? open)[language];
  });
}
