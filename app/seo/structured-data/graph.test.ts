import { expect, test } from 'vitest';
import { allPages, findPage } from '../../../content/addresses.ts';
import type { Locale } from '../../../content/locale.ts';
import { site } from '../../../content/site.ts';
import { withSiteContext } from '../../../content/site-context.ts';
import type { PageSeo } from '../page-seo.ts';
import { graphOf } from './graph.ts';

const words = { title: 'A page | SportBuddy', description: 'Words.', keywords: [] };

function graph(page: PageSeo, launched = false): Record<string, unknown>[] {
  const changes = launched ? { launch: { year: 2020, month: 1, day: 1 } } : {};
  return withSiteContext(changes, () => graphOf(page, words, 'https://sportbuddy.example/card.jpg'))[
    '@graph'
  ] as never;
}

function thing(page: PageSeo, type: string, launched = false): Record<string, unknown> | undefined {
  return graph(page, launched).find((node) => node['@type'] === type);
}

function at(path: string, locale: Locale = 'en'): PageSeo {
  const page = findPage(path);
  if (!page) throw new Error(`no page at ${path}`);
  return { ...page, locale };
}

test('a team has the same @id in both languages, and its league', () => {
  expect(thing(at('/football/liverpool'), 'SportsTeam')).toMatchObject({
    '@id': 'https://sportbuddy.example/football/liverpool#team',
    name: 'Liverpool',
    sport: 'Soccer',
    foundingDate: '1892',
    location: { '@type': 'Place', name: 'Anfield' },
    memberOf: { '@type': 'SportsOrganization', name: 'Premier League' },
  });
  expect(thing(at('/football/liverpool', 'ar'), 'SportsTeam')).toMatchObject({
    '@id': 'https://sportbuddy.example/football/liverpool#team',
    name: 'ليفربول',
  });
});

test('a tour or federation is a SportsOrganization', () => {
  expect(thing(at('/mma/ufc'), 'SportsTeam')).toBeUndefined();
  expect(thing(at('/mma/ufc'), 'SportsOrganization')).toMatchObject({ name: 'UFC' });
});

test('sports have their schema.org names', () => {
  expect(thing(at('/nfl/baltimore-ravens'), 'SportsTeam')).toMatchObject({ sport: 'American Football' });
  expect(thing(at('/f1/ferrari'), 'SportsTeam')).toMatchObject({ sport: 'Auto Racing' });
});

test('a club has no image or logo, because ours are not official', () => {
  const club = thing(at('/football/liverpool'), 'SportsTeam');
  expect(club).not.toHaveProperty('image');
  expect(club).not.toHaveProperty('logo');
});

test('organisation and website have the Arabic name as alternateName', () => {
  for (const type of ['Organization', 'WebSite'])
    expect(thing(at('/', 'ar'), type), type).toMatchObject({ alternateName: 'سبورت بادي' });
});

test('before launch only hubs have an offer', () => {
  const offering = allPages().filter((page) =>
    JSON.stringify(graph({ ...page, locale: 'en' })).includes('"Offer"'),
  );
  expect(new Set(offering.map(({ kind }) => kind))).toEqual(new Set(['hub']));
  expect(thing(at('/'), 'MobileApplication')).not.toHaveProperty('installUrl');
});

test('after launch the app and hubs have offers, events do not', () => {
  const offers = { price: 0, availability: 'https://schema.org/InStock' };
  expect(thing(at('/'), 'MobileApplication', true)).toMatchObject({
    offers,
  });
  const offering = allPages().filter((page) => thing({ ...page, locale: 'en' }, 'SportsEvent', true)?.offers);
  expect(new Set(offering.map(({ kind }) => kind))).toEqual(new Set(['hub']));
});

test('the app has no ratings', () => {
  const app = thing(at('/'), 'MobileApplication');
  expect(app).toMatchObject({ operatingSystem: 'iOS, Android' });
  expect(app).not.toHaveProperty('aggregateRating');
});

test('contains only nodes for content of the page', () => {
  const types = (page: PageSeo) => graph(page).map((node) => node['@type']);
  expect(types(at('/privacy-policy'))).toEqual(['Organization', 'WebSite', 'WebPage']);
  expect(
    types({
      ...at('/football'),
      breadcrumbs: [{ name: 'Football', path: '/football' }],
      faqs: [{ question: 'Why?', answer: 'Because.' }],
      items: { name: 'Teams', links: [{ name: 'Ajax', path: '/football/ajax' }] },
    }),
  ).toEqual([
    'Organization',
    'WebSite',
    'CollectionPage',
    'SportsEvent',
    'BreadcrumbList',
    'ItemList',
    'FAQPage',
  ]);
});

test('only the About page names the organization’s contact, and leaves out what is not known', () => {
  expect(thing(at('/about'), 'Organization')).toMatchObject({
    contactPoint: { '@type': 'ContactPoint', email: 'support@sportbuddy.example' },
  });
  expect(thing(at('/about'), 'Organization')).not.toHaveProperty('legalName');
  expect(thing(at('/about'), 'AboutPage')).toMatchObject({
    mainEntity: { '@id': 'https://sportbuddy.example/#organization' },
  });
  expect(thing(at('/help'), 'Organization')).not.toHaveProperty('contactPoint');
});

test('no account that is not named as ours is in the structured data, whatever the address of the site', () => {
  for (const siteUrl of ['https://sportbuddy.example', 'https://www.fans.com'])
    withSiteContext({ siteUrl }, () => {
      expect(site.social.some(({ isNamed }) => isNamed)).toBe(false);
      expect(thing(at('/about'), 'Organization')).not.toHaveProperty('sameAs');
    });
});

test('a public site has no contact point while its address is reserved', () => {
  withSiteContext({ siteUrl: 'https://www.fans.com' }, () =>
    expect(thing(at('/about'), 'Organization')).not.toHaveProperty('contactPoint'),
  );
});

test('breadcrumbs link to pages of the same language', () => {
  const breadcrumbs = [
    { name: 'الرئيسية', path: '/' },
    { name: 'كرة القدم', path: '/football' },
  ];
  expect(thing({ ...at('/football', 'ar'), breadcrumbs }, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, item: 'https://sportbuddy.example/ar' },
    { position: 2, item: 'https://sportbuddy.example/ar/football' },
  ]);
});

test('each clip of a video has its own URL', () => {
  const video = {
    name: 'Film',
    description: 'A film.',
    thumbnail: '/poster.jpg',
    uploaded: '2023-12-01',
    content: '/film.webm',
    preview: '/film.mp4',
    seconds: 90,
    width: 1920,
    height: 1080,
    clips: [
      { name: 'Alone', start: 0, end: 12 },
      { name: 'Echo', start: 12, end: 22 },
    ],
  };
  expect(thing({ ...at('/watch-video'), video }, 'VideoObject')).toMatchObject({
    duration: 'PT1M30S',
    contentUrl: 'https://sportbuddy.example/film.webm',
    hasPart: [
      { startOffset: 0, url: 'https://sportbuddy.example/watch-video?t=0' },
      { startOffset: 12, url: 'https://sportbuddy.example/watch-video?t=12' },
    ],
  });
});
