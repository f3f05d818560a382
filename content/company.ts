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

/** Facts about the company behind the site. Null means not decided yet. */
export type Company = Record<Fact, Localized | null>;

const open: Localized = { en: '[to be named before launch]', ar: '[يُسمّى قبل الإطلاق]' };

/** Widens the type, because TypeScript would infer `null` for open facts. */
export function companyFacts(facts: Company): Company {
  return facts;
}

/** @returns the names of the facts that are null */
export function missingFacts(company: Company): string[] {
  return Object.entries(company).flatMap(([name, fact]) => (fact ? [] : [name]));
}

/**
 * @param text text with placeholders such as `{company.name}`
 * @throws Error with the name of an unknown placeholder
 */
export function withCompany(text: string, company: Company, language: Locale): string {
  return text.replace(/\{company\.(\w+)\}/g, (place, name: string) => {
    if (!Object.hasOwn(company, name))
      throw new Error(`${place}: content/site.ts has no fact with this name`);
    return (company[name as keyof Company] ?? open)[language];
  });
}
