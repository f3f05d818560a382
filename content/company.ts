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

/** Text between the lines `:::known name, address` or `:::open name, address` and `:::`. */
const factBlock = /^:::(known|open) (.+)\n([\s\S]*?)^:::\n/gm;

/**
 * Fills in the facts, so that no sentence has a gap. A `known` block is kept if all its facts are
 * known, an `open` block if one is not. `all` stands for every fact.
 * @param text Markdown with placeholders such as `{company.name}`
 * @throws Error with the name of an unknown fact, or of an open one outside a `known` block
 */
export function withCompany(text: string, company: Company, language: Locale): string {
  return text
    .replace(factBlock, (_, kind: string, names: string, block: string) => {
      const facts = names === 'all' ? (Object.keys(company) as Fact[]) : names.split(', ').map(toFact);
      return facts.every((fact) => company[fact]) === (kind === 'known') ? block : '';
    })
    .replace(/\{company\.(\w+)\}/g, (_, name: string) => {
      const value = company[toFact(name)]?.[language];
      if (value === undefined)
        throw new Error(`{company.${name}} is open: put it into a block :::known ${name}`);
      return value;
    });

  function toFact(name: string): Fact {
    if (!Object.hasOwn(company, name))
      throw new Error(`{company.${name}}: content/site.ts has no fact with this name`);
    return name as Fact;
  }
}
