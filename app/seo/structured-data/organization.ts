import { brand } from '@sportbuddy/media/manifest/brand';
import type { ContactPoint, Organization } from 'schema-dts';
import { baseLocale, type Locale, locales } from '../../../content/locale.ts';
import { shownAddress } from '../../../content/mail-addresses.ts';
import { site } from '../../../content/site.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { absoluteUrl, pageUrl } from '../addresses.ts';
import { organizationId } from './ids.ts';

type OrganizationNode = Exclude<Organization, string>;

export function organization(locale: Locale): OrganizationNode {
  const accounts = site.social.filter(({ isNamed }) => isNamed).map(({ url }) => url);
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    alternateName: site.arabicName,
    url: pageUrl('/', baseLocale),
    slogan: m.tagline({}, { locale }),
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl(brand.mark.url),
      width: { '@type': 'QuantitativeValue', value: brand.mark.width, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: brand.mark.height, unitCode: 'E37' },
    },
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

/** Company data that only the About page contains. Omits open facts. */
export function contactDetails(locale: Locale) {
  const { name, address } = site.company;
  const email = shownAddress('support');
  const contactPoint: ContactPoint | null = email
    ? {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email,
        availableLanguage: [...locales],
      }
    : null;
  return {
    ...(contactPoint && { contactPoint }),
    ...(name && { legalName: name[locale] }),
    ...(address && { address: address[locale] }),
  };
}
