import { expect, test } from 'vitest';
import { allPages } from '../../../content/addresses.ts';
import { securityTextExpires } from '../../../content/clock/timed-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { searchEntries } from '../../search/entries/search-entries.ts';
import { pageHead } from '../page-head.ts';
import { llmsText } from './llms.ts';
import { robotsFile } from './robots.ts';
import { securityText } from './security.ts';
import { sitemapEntries } from './sitemap.ts';
import { type SitemapEntry, sitemapIndexText, sitemapParts, sitemapText } from './sitemap-text.ts';
import { webManifestFile, webManifestPath } from './webmanifest.ts';

const entry: SitemapEntry = {
  url: 'https://sportbuddy.example/football',
  updated: '2026-11-21',
  alternates: [{ language: 'ar', url: 'https://sportbuddy.example/ar/football' }],
  images: ['https://sportbuddy.example/card.jpg?a=1&b=2'],
};

test('the sitemap lists each page once per language, by its canonical URL', () => {
  const urls = sitemapEntries().map(({ url }) => url);
  expect(urls).toContain('https://sportbuddy.example/ar/football/liverpool');
  expect(urls).not.toContain('https://sportbuddy.example/football/premier-league/liverpool');
  expect(urls).not.toContain('https://sportbuddy.example/football/saudi-pro-league');
  expect(new Set(urls).size).toBe(urls.length);
});

test.each([
  ['en', 'ltr', '/', 'SportBuddy: Where Fans Unite'],
  ['ar', 'rtl', '/ar', `SportBuddy: ${m.tagline({}, { locale: 'ar' })}`],
] as const)(
  'the manifest in "%s" opens its language, and installs the same app',
  (lang, dir, startUrl, name) => {
    const manifest = JSON.parse(webManifestFile(lang).body);
    expect(manifest).toMatchObject({ id: '/', scope: '/', lang, dir, start_url: startUrl, name });
    expect(webManifestPath(lang)).toBe(lang === 'ar' ? '/ar/site.webmanifest' : '/site.webmanifest');
  },
);

test('the own sign-up page is in no sitemap, search index or llms.txt', () => {
  const listed = [
    ...sitemapEntries().map(({ url }) => url),
    ...searchEntries('en').map(({ path }) => path),
    ...searchEntries('ar').map(({ path }) => path),
  ];
  expect(listed.filter((address) => address.endsWith('/ticket'))).toEqual([]);
  expect(llmsText()).not.toMatch(/\/ticket\)/);
  expect(allPages().map(({ path }) => path)).toContain('/ticket');
});

test('lastmod is the date of the page’s content', () => {
  const [privacy] = sitemapEntries(allPages().filter(({ kind }) => kind === 'privacy'));
  expect(privacy?.updated).toBe('2026-11-29');
});

test('texts in the sitemap are escaped', () => {
  const text = sitemapText([
    {
      ...entry,
      video: {
        title: '</video:title><loc>',
        description: 'a & b',
        thumbnail: 'https://sportbuddy.example/p.jpg',
        content: 'https://sportbuddy.example/f.webm',
        seconds: 90,
        published: '2023-12-01',
      },
    },
  ]);
  expect(text).toContain('card.jpg?a=1&amp;b=2');
  expect(text).toContain('<video:title>&lt;/video:title&gt;&lt;loc&gt;</video:title>');
  expect(text.match(/<loc>/g)).toHaveLength(1);
});

test('with more than 50,000 URLs the sitemap becomes an index', () => {
  expect(sitemapParts(Array.from({ length: 50_000 }, () => entry))).toHaveLength(1);
  expect(sitemapParts(Array.from({ length: 50_001 }, () => entry)).map((part) => part.length)).toEqual([
    50_000, 1,
  ]);
  expect(
    sitemapIndexText([{ url: 'https://sportbuddy.example/sitemaps/1.xml', updated: '2026-11-21' }]),
  ).toContain(
    '<sitemap><loc>https://sportbuddy.example/sitemaps/1.xml</loc><lastmod>2026-11-21</lastmod></sitemap>',
  );
});

test('Expires of security.txt is set on the day of the request', () => {
  const text = securityText('https://sportbuddy.example/.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:security@sportbuddy.example\nExpires: ${securityTextExpires()}\n`);
});

test('llms.txt lists every team once', () => {
  expect(llmsText().match(/\(https:\/\/sportbuddy\.example\/football\/liverpool\)/g)).toHaveLength(1);
});

test('robots.txt allows everything but the API', () => {
  expect(robotsFile().body).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://sportbuddy.example/sitemap.xml\n',
  );
});

test('the sitemap and the head list the same alternates', () => {
  for (const page of allPages().filter(({ kind }) => kind === 'hub')) {
    const head = pageHead({ ...page, locale: 'ar' }) as Record<string, string>[];
    const named = head.filter(({ rel }) => rel === 'alternate');
    expect(sitemapEntries([page])[0]?.alternates).toEqual(
      named.map(({ hrefLang, href }) => ({ language: hrefLang, url: href })),
    );
  }
});
