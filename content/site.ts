import { companyFacts } from './company.ts';
import type { Localized } from './schema.ts';

/** Facts about the site that several pages use. */
export const site = {
  name: 'SportBuddy',
  /** The name in Arabic script. */
  arabicName: 'سبورت بادي',
  /** The company behind SportBuddy, as shown after "Powered by". */
  provider: { en: 'the provider', ar: 'مزوّد الخدمة' },
  /**
   * Legally required facts. If a fact is null, the server logs a warning at startup, and the legal
   * documents leave out what needs it and link to the list of open facts.
   */
  company: companyFacts({
    name: null,
    address: null,
    number: null,
    ukRepresentative: null,
    euRepresentative: null,
    saudiRepresentative: null,
    dataProtectionOfficer: null,
    governingLaw: null,
    /** Retention of backups, such as "30 days". */
    backupPeriod: null,
    /** Legal safeguard for data transfers to Airtable. */
    airtableTransfer: null,
    /** Country and legal safeguard of each mail and hosting provider. */
    providerTransfers: null,
  }),
  /** Publication date of the film. */
  filmPublished: '2023-12-01',
  contact: 'privacy@sportbuddy.example',
  support: 'support@sportbuddy.example',
  /** Contact for reports of vulnerabilities (/.well-known/security.txt). */
  security: 'security@sportbuddy.example',
  /** Accounts on networks. Until `isNamed`, an account may be a stranger's. */
  social: accounts([
    { network: 'X', url: 'https://x.com/sportbuddyapp', isNamed: false },
    { network: 'Instagram', url: 'https://www.instagram.com/sportbuddyapp', isNamed: false },
    { network: 'TikTok', url: 'https://www.tiktok.com/@sportbuddyapp', isNamed: false },
    { network: 'Facebook', url: 'https://www.facebook.com/sportbuddyapp', isNamed: false },
  ]),
} as const;

type Account = { network: string; url: string; isNamed: boolean };

/** Widens the type, because TypeScript would infer `false` for open accounts. */
function accounts(list: readonly Account[]): readonly Account[] {
  return list;
}

/**
 * Location of meetups, as long as no city is known (docs/product.md). Separate from `site`, which
 * browsers load.
 */
export const meetupPlace: { city: Localized; country: Localized } = {
  city: { en: 'Multiple Cities', ar: 'مدن متعددة' },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
};
