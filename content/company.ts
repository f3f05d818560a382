import type { Locale } from './locale.ts';
import type { Localized } from './schema.ts';

/** Facts about the company behind the site. Null means not decided yet. */
export type Company = Record<Fact, Localized | null>;

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

/** The list of known company facts. The legal documents link to it in place of an open fact. */
const companyPath = '/about#company';

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

/**
 * Names of the facts on the About page. The first three are rows of their own, the others only
 * while open.
 */
const factNames: Record<Fact, Localized> = {
  name: { en: 'Company', ar: 'اسم الشركة' },
  address: { en: 'Address', ar: 'العنوان' },
  number: { en: 'Registration number', ar: 'رقم السجل' },
  ukRepresentative: { en: 'Representative in the United Kingdom', ar: 'الممثل في المملكة المتحدة' },
  euRepresentative: { en: 'Representative in the European Union', ar: 'الممثل في الاتحاد الأوروبي' },
  saudiRepresentative: {
    en: 'Representative in Saudi Arabia',
    ar: 'الممثل في المملكة العربية السعودية',
  },
  dataProtectionOfficer: { en: 'Data protection officer', ar: 'مسؤول حماية البيانات' },
  governingLaw: { en: 'Governing law of the terms', ar: 'النظام الذي يحكم الشروط' },
  backupPeriod: { en: 'How long back-ups are kept', ar: 'مدة حفظ النسخ الاحتياطية' },
  airtableTransfer: {
    en: 'Legal safeguard for transfers to Airtable',
    ar: 'الضمانة النظامية لنقل البيانات إلى Airtable',
  },
  providerTransfers: {
    en: 'Countries and safeguards of mail and hosting providers',
    ar: 'بلدان مزوّدي البريد والاستضافة وضماناتهم النظامية',
  },
};

const identity = ['name', 'address', 'number'] as const satisfies readonly Fact[];

/** Widens the type, because TypeScript would infer `null` for open facts. */
export function companyFacts(facts: Company): Company {
  return facts;
}

/** @returns the names of the facts that are null */
export function missingFacts(company: Company): Fact[] {
  return (Object.keys(company) as Fact[]).filter((fact) => !company[fact]);
}

export type CompanyTable = {
  /** Name, address and registration number. A value is null while it is open. */
  rows: { fact: Fact; name: string; value: string | null }[];
  /** Names of the other open facts. */
  alsoOpen: string[];
};

/** @returns what the About page shows of the company */
export function companyTable(company: Company, language: Locale): CompanyTable {
  const isIdentity = (fact: Fact) => identity.some((one) => one === fact);
  return {
    rows: identity.map((fact) => ({
      fact,
      name: factNames[fact][language],
      value: company[fact]?.[language] ?? null,
    })),
    alsoOpen: missingFacts(company)
      .filter((fact) => !isIdentity(fact))
      .map((fact) => factNames[fact][language]),
  };
}

/**
 * @param text Markdown with placeholders such as `{company.name}`
 * @throws Error with the name of an unknown placeholder
 */
export function withCompany(text: string, company: Company, language: Locale): string {
  return text.replace(/\{company\.(\w+)\}/g, (place, name: string) => {
    if (!Object.hasOwn(company, name))
      throw new Error(`${place}: content/site.ts has no fact with this name`);
    const fact = name as Fact;
    const open = { en: openEnglish, ar: openArabic[fact] }[language];
    return company[fact]?.[language] ?? `[${open}](${companyPath})`;
  });
}
