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

const openEnglish = '[to be named before launch]';

/** In Arabic the words for an open fact depend on its gender and on the sentence around it. */
const openArabic: Record<Fact, string> = {
  name: '[اسم يُعلن قبل الإطلاق]',
  address: '[عنوان يُعلن قبل الإطلاق]',
  number: '[رقم يُعلن قبل الإطلاق]',
  ukRepresentative: '[يُسمّى قبل الإطلاق]',
  euRepresentative: '[يُسمّى قبل الإطلاق]',
  saudiRepresentative: '[يُسمّى قبل الإطلاق]',
  dataProtectionOfficer: '[يُبيَّن قبل الإطلاق]',
  governingLaw: '[بلد يُعلن قبل الإطلاق]',
  backupPeriod: '[مدة تُعلن قبل الإطلاق]',
  airtableTransfer: '[الضمانة النظامية تُعلن قبل الإطلاق]',
  providerTransfers: '[بلدانهم والضمانات النظامية تُعلن قبل الإطلاق]',
};

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
    const fact = name as Fact;
    return (company[fact] ?? { en: openEnglish, ar: openArabic[fact] })[language];
  });
}
