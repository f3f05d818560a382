import type { Locale } from './locale.ts';
import { isPublicSite, isReserved } from './public-site.ts';
import type { Localized } from './schema.ts';
import { site } from './site.ts';

export const mailboxes = ['contact', 'support', 'security'] as const;
export type Mailbox = (typeof mailboxes)[number];

/** The table of company facts and addresses. */
export const companyPath = '/about#company';

/** Stands for an address that is not decided. */
const unnamed: Localized = {
  en: 'the address that the About page will name',
  ar: 'العنوان الذي ستذكره صفحة «من نحن»',
};

/** @returns the address. Undefined on a public site while it is one that receives no mail. */
export function shownAddress(mailbox: Mailbox): string | undefined {
  const address = site[mailbox];
  return isReserved(address) && isPublicSite() ? undefined : address;
}

/** @returns the address, or words for it */
export function addressText(mailbox: Mailbox, language: Locale): string {
  return shownAddress(mailbox) ?? unnamed[language];
}

/** @param text with placeholders such as `{support}` */
export function withAddresses(text: string, language: Locale, format: 'plain' | 'markdown'): string {
  return text.replace(/\{(contact|support|security)\}/g, (_, mailbox: Mailbox) => {
    if (format === 'plain') return addressText(mailbox, language);
    const address = shownAddress(mailbox);
    return address ? `[${address}](mailto:${address})` : `[${unnamed[language]}](${companyPath})`;
  });
}
