import { companyFacts } from './company.ts';
import type { Localized } from './schema.ts';

/** What the site says of itself, in one place. */
export const site = {
  name: 'SportBuddy',
  /** As Arabic readers write it. */
  arabicName: 'سبورت بادي',
  /** The company behind SportBuddy, as shown after "Powered by". */
  provider: { en: 'the provider', ar: 'مزوّد الخدمة' },
  /**
   * What the law wants to be named. While a fact is null, the start warns of it and the legal documents say that it is
   * to be named before launch.
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
    /** How long back-ups are kept, such as “30 days”. */
    backupPeriod: null,
    /** The tool that covers data sent to Airtable, */
    airtableTransfer: null,
    /** and the country and tool of each provider of mail and hosting. */
    providerTransfers: null,
  }),
  /** The day the film was first shown. */
  filmPublished: '2023-12-01',
  contact: 'privacy@sportbuddy.example',
  support: 'support@sportbuddy.example',
  /** For whoever finds a hole in the site (/.well-known/security.txt). */
  security: 'security@sportbuddy.example',
  social: [
    { network: 'X', url: 'https://x.com/sportbuddyapp' },
    { network: 'Instagram', url: 'https://www.instagram.com/sportbuddyapp' },
    { network: 'TikTok', url: 'https://www.tiktok.com/@sportbuddyapp' },
    { network: 'Facebook', url: 'https://www.facebook.com/sportbuddyapp' },
  ],
} as const;

/**
 * Where fans meet while nothing closer is known: meetups begin where the app does (docs/product.md). Apart from the rest,
 * which browsers get.
 */
export const meetupPlace: { city: Localized; country: Localized } = {
  city: { en: 'Multiple Cities', ar: 'مدن متعددة' },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
};
