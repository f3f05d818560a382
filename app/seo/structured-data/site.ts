import { brand } from '@sportbuddy/media/manifest/brand';
import type { MobileApplication, Organization, WebSite } from 'schema-dts';
import { isLaunched } from '../../../content/clock/timed-text.ts';
import { baseLocale, type Locale, locales } from '../../../content/locale.ts';
import { site } from '../../../content/site.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { absoluteUrl, pageUrl } from '../addresses.ts';
import { applicationId, organizationId, websiteId } from './ids.ts';

export function organization(locale: Locale): Organization {
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
    sameAs: site.social.map(({ url }) => url),
  };
}

export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: site.name,
    alternateName: site.arabicName,
    url: pageUrl('/', baseLocale),
    inLanguage: [...locales],
    publisher: { '@id': organizationId() },
  };
}

/** The app: no ratings, since nobody has rated it, and no offer before there is something to download. */
export function mobileApplication(locale: Locale): MobileApplication {
  return {
    '@type': 'MobileApplication',
    '@id': applicationId(),
    name: site.name,
    url: pageUrl('/', locale),
    applicationCategory: 'SportsApplication',
    operatingSystem: 'iOS, Android',
    inLanguage: [...locales],
    publisher: { '@id': organizationId() },
    ...(isLaunched() && {
      offers: {
        '@type': 'Offer',
        url: pageUrl('/', locale),
        price: 0,
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
      },
    }),
  };
}
