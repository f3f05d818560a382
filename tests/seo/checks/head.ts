import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import type { Finding } from '../finding.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Site } from '../site.ts';

const indexable = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';
const descriptionLimit = 160;
const once = [
  'description',
  'keywords',
  'robots',
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'og:locale',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
];

/**
 * Checks each page's head: each tag once, the brand in the title, absolute URLs, the locale of the
 * language.
 */
export function checkHeads(site: Site): Finding[] {
  return [...site.pages.values()].flatMap(checkHead);
}

function checkHead(page: PageFacts): Finding[] {
  const wrong: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const only = (name: string) => page.meta.get(name)?.[0] ?? '';
  const [title = ''] = page.titles;
  const arabic = page.address === '/ar' || page.address.startsWith('/ar/');

  expect(page.titles.length === 1, `has ${page.titles.length} titles`);
  expect(/^SportBuddy \| \S|\S \| SportBuddy$/.test(title), `title without the brand: ${title}`);
  for (const name of once)
    expect(page.meta.get(name)?.length === 1 && only(name) !== '', `needs one ${name}`);
  expect(
    only('description').length <= descriptionLimit,
    `description of ${only('description').length} characters`,
  );
  expect(only('robots') === indexable, `robots is "${only('robots')}"`);
  expect(page.language === (arabic ? 'ar' : 'en'), `lang is "${page.language}"`);
  expect(page.direction === (arabic ? 'rtl' : 'ltr'), `dir is "${page.direction}"`);
  expect(only('og:locale') === (arabic ? 'ar_SA' : 'en_GB'), `og:locale is "${only('og:locale')}"`);
  expect(
    only('og:locale:alternate') === (arabic ? 'en_GB' : 'ar_SA'),
    'og:locale:alternate is not the other language',
  );
  expect(page.canonical.length === 1, `has ${page.canonical.length} canonical addresses`);
  expect(only('og:url') === page.canonical[0], 'og:url is not the canonical address');
  for (const url of [...page.canonical, only('og:image'), only('twitter:image')])
    expect(url.startsWith(`${DEFAULT_SITE_URL}/`), `address that is not absolute: ${url}`);
  expect(only('og:image:alt') === only('twitter:image:alt'), 'two texts for the share picture');
  expect(
    ![title, only('og:title')].includes(only('og:image:alt')),
    'og:image:alt repeats the title, and does not say what the picture shows',
  );
  expect(page.headings === 1, `has ${page.headings} first headings`);
  return wrong.map((what) => ({ where: page.address, what }));
}

/** Checks that pages that only letters link to are excluded from search indexes. */
export function checkUnlisted(site: Site): Finding[] {
  return [...site.unlisted.values()].flatMap((page) => {
    const wrong = [
      ...(page.meta.get('robots')?.join() === 'noindex, follow'
        ? []
        : ['is not excluded from search indexes']),
      ...(page.alternates.length === 0 ? [] : ['has hreflang links']),
      ...(page.headings === 1 ? [] : [`has ${page.headings} first headings`]),
      ...(page.language === (page.address.startsWith('/ar/') ? 'ar' : 'en')
        ? []
        : [`lang is "${page.language}"`]),
    ];
    return wrong.map((what) => ({ where: page.address, what }));
  });
}

/**
 * Checks that an unknown address returns a 404 page with `noindex` in the language of the address.
 */
export function checkNotFound(site: Site): Finding[] {
  return [...site.notFound.values()].flatMap((page) => {
    const wrong = [
      ...(page.status === 404 ? [] : [`returns ${page.status}`]),
      ...(page.meta.get('robots')?.join() === 'noindex, follow'
        ? []
        : ['is not excluded from search indexes']),
      ...(page.canonical.length === 0 ? [] : ['names a canonical address']),
      ...(page.language === (page.address.startsWith('/ar') ? 'ar' : 'en')
        ? []
        : [`lang is "${page.language}"`]),
    ];
    return wrong.map((what) => ({ where: page.address, what }));
  });
}
