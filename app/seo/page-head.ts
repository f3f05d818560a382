import { baseLocale, type Locale, locales, openGraphLocale, otherLocale } from '../../content/locale.ts';
import type { Words } from '../../content/pages/fixed-page.ts';
import { site } from '../../content/site.ts';
import { m } from '../i18n/paraglide/messages.js';
import { absoluteUrl, canonicalPath, pageUrl } from './addresses.ts';
import type { HeadTag } from './head-tags.tsx';
import type { PageSeo } from './page-seo.ts';
import { shareCard, shareCardSize } from './share-card.ts';
import { graphOf } from './structured-data/graph.ts';
import { pageWords } from './words/page-words.ts';

export type { PageSeo } from './page-seo.ts';

const indexable = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';
const hidden = 'noindex, follow';

/**
 * Everything a page says of itself to search engines and to previews of its link. Runs in loaders, on the server
 * only: its default texts are those of the whole catalogue.
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
    { name: 'robots', content: page.noIndex ? hidden : indexable },
    { rel: 'canonical', href: url },
    ...alternates(page, languages),
    ...openGraph(page, words, url, image, languages),
    ...twitter(words, image),
    { graph: graphOf(page, words, image) },
  ];
}

/** The page's languages name each other; whoever speaks neither gets the English page. */
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
    'og:image:alt': words.title,
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

function twitter(words: Words, image: string): HeadTag[] {
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: words.title },
    { name: 'twitter:description', content: words.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: words.title },
  ];
}
