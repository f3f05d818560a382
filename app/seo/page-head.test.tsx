import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allPages, findPage, type Page } from '../../content/addresses.ts';
import { locales } from '../../content/locale.ts';
import { withSiteContext } from '../../content/site-context.ts';
import { HeadTags } from './head-tags.tsx';
import { type PageSeo, pageHead } from './page-head.ts';

type Tag = Record<string, string>;

/** A site context after launch. */
const launchedSince = { launch: { year: 2020, month: 1, day: 1 } };

function tags(page: PageSeo, launched = false): Tag[] {
  return withSiteContext(launched ? launchedSince : {}, () => JSON.parse(JSON.stringify(pageHead(page))));
}

function tagOf(page: PageSeo, name: string, launched = false): string | undefined {
  const tag = tags(page, launched).find((candidate) =>
    [candidate.name, candidate.property, candidate.rel].includes(name),
  );
  return tag?.content ?? tag?.href;
}

function titleOf(page: PageSeo, launched = false): string | undefined {
  return tags(page, launched).find((tag) => 'title' in tag)?.title;
}

function pageOf(path: string): Page {
  const page = findPage(path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
}

function rendered(page: PageSeo): string {
  return renderToString(<HeadTags tags={pageHead(page)} />);
}

const home = { kind: 'home', path: '/', locale: 'en' } as const;

test('adds the brand to titles without it', () => {
  expect(titleOf({ ...home, customTitle: 'Where Fans Unite' })).toBe('SportBuddy | Where Fans Unite');
  expect(titleOf({ ...home, customTitle: 'Ajax | Football Fan Community | SportBuddy' })).toBe(
    'Ajax | Football Fan Community | SportBuddy',
  );
  expect(titleOf({ kind: 'sign-up', path: '/coming-soon', locale: 'en' })).toBe(
    'SportBuddy | Coming Soon | Where Fans Unite',
  );
});

test('a team’s title consists of name, sport and brand', () => {
  expect(titleOf({ ...pageOf('/football/liverpool'), locale: 'en' })).toBe(
    'Liverpool | Football Fan Community | SportBuddy',
  );
});

test('both paths of a team have one canonical URL in each language', () => {
  for (const path of ['/football/liverpool', '/football/premier-league/liverpool']) {
    expect(tagOf({ ...pageOf(path), locale: 'en' }, 'canonical')).toBe(
      'https://sportbuddy.example/football/liverpool',
    );
    expect(tagOf({ ...pageOf(path), locale: 'ar' }, 'canonical')).toBe(
      'https://sportbuddy.example/ar/football/liverpool',
    );
  }
});

test('lists both languages, and English as x-default', () => {
  const alternates = tags({ ...pageOf('/saudi-pro-league'), locale: 'ar' }).filter(
    (tag) => tag.rel === 'alternate',
  );
  expect(alternates.map(({ hrefLang, href }) => [hrefLang, href])).toEqual([
    ['en', 'https://sportbuddy.example/saudi-pro-league'],
    ['ar', 'https://sportbuddy.example/ar/saudi-pro-league'],
    ['x-default', 'https://sportbuddy.example/saudi-pro-league'],
  ]);
});

test('a page in one language has no other alternate', () => {
  const page: PageSeo = { ...home, locale: 'ar', alternateLanguages: ['ar'] };
  expect(tags(page).filter((tag) => tag.rel === 'alternate')).toHaveLength(1);
  expect(tagOf(page, 'og:locale:alternate')).toBeUndefined();
});

test('a noindex page has no alternates', () => {
  expect(tagOf({ ...home, noIndex: true }, 'robots')).toBe('noindex, follow');
  expect(tagOf({ ...home, noIndex: true }, 'alternate')).toBeUndefined();
  expect(tagOf(home, 'robots')).toBe(
    'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1',
  );
});

test('image paths become absolute, absolute URLs are unchanged', () => {
  expect(tagOf({ ...home, image: '/media/a.jpg' }, 'og:image')).toBe(
    'https://sportbuddy.example/media/a.jpg',
  );
  expect(tagOf({ ...home, image: 'https://cdn.example/a.jpg' }, 'twitter:image')).toBe(
    'https://cdn.example/a.jpg',
  );
});

const sides = [
  ['before launch', false],
  ['after launch', true],
] as const;

test.each(sides)('%s titles and descriptions are unique and of valid length', (_when, launched) => {
  const canonical = allPages().filter((page) => !('canonical' in page) || page.canonical === page.path);
  const pages = locales.flatMap((locale) => canonical.map((page) => ({ ...page, locale })));
  const descriptions = pages.map((page) => tagOf(page, 'description', launched) ?? '');
  expect(new Set(pages.map((page) => titleOf(page, launched))).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
  expect(descriptions.filter((text) => text.length > 160 || text.length < 40)).toEqual([]);
});

test.each(sides)('%s titles have at most 60 characters, except of English team pages', (_when, launched) => {
  const tooLong = locales.flatMap((locale) =>
    allPages()
      .map((page) => ({ page, title: titleOf({ ...page, locale }, launched) ?? '' }))
      .filter(({ title }) => title.length > 60)
      .filter(({ page }) => locale === 'ar' || page.kind !== 'team')
      .map(({ title }) => title),
  );
  expect(tooLong).toEqual([]);
});

test('has no Smart App Banner by default', () => {
  expect(tagOf(home, 'apple-itunes-app')).toBeUndefined();
});

test.each([
  ['en', 'app-id=1234567890, app-argument=https://sportbuddy.example/football/liverpool'],
  ['ar', 'app-id=1234567890, app-argument=https://sportbuddy.example/ar/football/liverpool'],
] as const)('the Smart App Banner opens the app at the canonical URL of the page (%s)', (locale, content) => {
  const page = { ...pageOf('/football/premier-league/liverpool'), locale };
  const banner = withSiteContext({ bannerAppId: '1234567890' }, () => tagOf(page, 'apple-itunes-app'));
  expect(banner).toBe(content);
});

test('cuts a long description after a sentence, and adds context only if it fits', () => {
  const sentence = `${'word '.repeat(20).trim()}.`;
  expect(tagOf({ ...home, customDescription: `${sentence} ${sentence}` }, 'description')).toBe(sentence);
  expect(
    tagOf({ ...home, customDescription: 'Short.', additionalContext: 'And sweet.' }, 'description'),
  ).toBe('Short. And sweet.');
  expect(tagOf({ ...home, customDescription: sentence, additionalContext: sentence }, 'description')).toBe(
    sentence,
  );
});

test('escapes hostile content in all tags', () => {
  const evil = `</script><script>alert("1")</script> ' & \u202Eevil\u202C \u2028\u2029 <!--`;
  const html = rendered({
    ...home,
    customTitle: evil,
    customDescription: evil,
    customKeywords: [evil],
    image: `/a.jpg?"><script>alert(1)</script>`,
    breadcrumbs: [{ name: evil, path: '/"><script>' }],
    faqs: [{ question: evil, answer: evil }],
    items: { name: evil, links: [{ name: evil, path: '/football' }] },
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  const graph: { name?: string; '@type': string }[] = JSON.parse(json)['@graph'];
  expect(graph.find((node) => node['@type'] === 'ItemList')?.name).toBe(evil);
});

test('og:image is the share card of the page’s language', () => {
  for (const locale of locales)
    expect(tagOf({ ...pageOf('/football'), locale }, 'og:image')).toContain(
      `/media/share/${locale}/football.`,
    );
});
