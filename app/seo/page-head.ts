import { shareCards } from '@sportbuddy/media/manifest/share-cards';
import {
  baseLocale,
  type Locale,
  locales,
  localizedPath,
  openGraphLocale,
  otherLocale,
} from '../../content/locale.ts';
import type { Words } from '../../content/pages/fixed-page.ts';
import { errorHeads } from '../../content/pages/machine-texts.ts';
import { site } from '../../content/site.ts';
import { siteContext } from '../../content/site-context.ts';
import { m } from '../i18n/paraglide/messages.js';
import { absoluteUrl, canonicalPath, pageUrl } from './addresses.ts';
import type { HeadTag } from './head-tags.tsx';
import type { PageSeo } from './page-seo.ts';
import { shareCardAlt } from './share-card-alt.ts';
import { graphOf } from './structured-data/graph.ts';
import { pageWords, withBrand } from './words.ts';

export type { PageSeo } from './page-seo.ts';

const indexable = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';
const notIndexable = 'noindex, follow';

/**
 * The head of a page: tags for search engines and link previews. Call it in `load`, on the server
 * only, because it imports the whole catalogue.
 */
export function pageHead(page: PageSeo): HeadTag[] {
  const words = pageWords(page);
  const url = pageUrl(canonicalPath(page), page.locale);
  const image = absoluteUrl(page.image ?? shareCard(page.path, page.locale));
  const languages = page.noIndex ? [] : (page.alternateLanguages ?? locales);
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { name: 'keywords', content: words.keywords.join(m.list_comma({}, { locale: page.locale })) },
    { name: 'robots', content: page.noIndex ? notIndexable : indexable },
    { rel: 'canonical', href: url },
    ...smartAppBanner(url),
    ...alternates(page, languages),
    ...openGraph(page, words, url, image, languages),
    ...twitter(words, image, imageAlt(page, words)),
    { graph: graphOf(page, words, image) },
  ];
}

/** Safari on iOS shows the banner once the app is in the App Store. The app opens at `url`. */
function smartAppBanner(url: string): HeadTag[] {
  const { bannerAppId } = siteContext();
  return bannerAppId
    ? [{ name: 'apple-itunes-app', content: `app-id=${bannerAppId}, app-argument=${url}` }]
    : [];
}

/** Alternates of a page. English is the x-default. */
function alternates(page: PageSeo, languages: readonly Locale[]): HeadTag[] {
  const path = canonicalPath(page);
  const inLanguage = (hrefLang: string, locale: Locale) => ({
    rel: 'alternate',
    hrefLang,
    href: pageUrl(path, locale),
  });
  return [
    ...languages.map((language) => inLanguage(language, language)),
    ...(languages.includes(baseLocale) ? [inLanguage('x-default', baseLocale)] : []),
  ];
}

function openGraph(
  page: PageSeo,
  words: Words,
  url: string,
  image: string,
  languages: readonly Locale[],
): HeadTag[] {
  const other = otherLocale[page.locale];
  return property({
    'og:type': page.video ? 'video.other' : 'website',
    'og:site_name': site.name,
    'og:title': words.title,
    'og:description': words.description,
    'og:url': url,
    'og:image': image,
    'og:image:width': String(shareCardSize.width),
    'og:image:height': String(shareCardSize.height),
    'og:image:alt': imageAlt(page, words),
    'og:locale': openGraphLocale[page.locale],
    ...(languages.includes(other) && { 'og:locale:alternate': openGraphLocale[other] }),
    ...(page.video && {
      'og:video': absoluteUrl(page.video.preview),
      'og:video:width': String(page.video.width),
      'og:video:height': String(page.video.height),
      'og:video:type': 'video/mp4',
    }),
  });
}

function property(values: Record<string, string>): HeadTag[] {
  return Object.entries(values).map(([name, content]) => ({ property: name, content }));
}

/** A picture of the page's own shows what its title says. */
function imageAlt(page: PageSeo, words: Words): string {
  return page.image === undefined ? shareCardAlt(page) : words.title;
}

function twitter(words: Words, image: string, alt: string): HeadTag[] {
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: words.title },
    { name: 'twitter:description', content: words.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: alt },
  ];
}

/**
 * @returns the head of a page of an error, without canonical URL and alternates because it is not
 * indexed
 */
export function errorHead(locale: Locale, status: keyof typeof errorHeads): HeadTag[] {
  const { title, description } = errorHeads[status];
  return [
    { title: withBrand(title[locale]) },
    { name: 'description', content: description[locale] },
    { name: 'robots', content: 'noindex, follow' },
  ];
}

const shareCardSize = { width: 1200, height: 630 };

/** @returns the path of a page's share card; that of the home page if it has none */
export function shareCard(path: string, locale: Locale): string {
  const card = shareCards[localizedPath(path, locale)] ?? shareCards[localizedPath('/', locale)];
  if (!card) throw new Error('media/manifest/share-cards.ts: the home page has no share card');
  return card;
}
