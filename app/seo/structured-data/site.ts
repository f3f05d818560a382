import type { MobileApplication, Organization, WebSite } from 'schema-dts';
import { site } from '../../../content/site.ts';
import { slots } from '../../../content/slots.ts';
import { brand } from '../../../media/manifest/brand.ts';
import { type Locale, locales } from '../../i18n/locale.ts';
import { absoluteUrl, pageUrl } from '../addresses.ts';
import { applicationId, organizationId, websiteId } from './ids.ts';

const slogan: Record<Locale, string> = { en: 'Where Fans Unite', ar: 'حيث يتحد المشجعون' };

export function organization(locale: Locale): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    alternateName: site.arabicName,
    url: pageUrl('/', 'en'),
    slogan: slogan[locale],
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
    '@id': websiteId,
    name: site.name,
    alternateName: site.arabicName,
    url: pageUrl('/', 'en'),
    inLanguage: [...locales],
    publisher: { '@id': organizationId },
  };
}

/** The app: no ratings, since nobody has rated it, no price but that of early access, and nowhere to install it from before the launch. */
export function mobileApplication(locale: Locale): MobileApplication {
  return {
    '@type': 'MobileApplication',
    '@id': applicationId,
    name: site.name,
    url: pageUrl('/', locale),
    applicationCategory: 'SportsApplication',
    operatingSystem: 'iOS, Android',
    inLanguage: [...locales],
    publisher: { '@id': organizationId },
    offers: {
      '@type': 'Offer',
      url: pageUrl('/coming-soon', locale),
      price: 0,
      priceCurrency: 'GBP',
      availability: 'https://schema.org/PreOrder',
      availabilityStarts: slots.launchIso,
    },
  };
}
