import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { linkPreviewsFile } from '../../bundler/built-site.ts';
import { locales, localizedPaths } from '../../content/locale.ts';
import { pageKinds } from '../look/views/page-kinds.ts';
import { checkDates } from './checks/dates.ts';
import { checkEnglish } from './checks/english.ts';
import { checkFiles } from './checks/files.ts';
import { checkHeads, checkNotFound, checkUnlisted } from './checks/head.ts';
import { checkHtml } from './checks/html.ts';
import { checkLanguages, checkUniqueness } from './checks/languages.ts';
import { checkLinks } from './checks/links.ts';
import { checkReach } from './checks/reach.ts';
import { checkScripts } from './checks/scripts.ts';
import { checkShareImages } from './checks/share-images.ts';
import { checkStructuredData } from './checks/structured-data.ts';
import { repeatedSentences, shareOfOwnWords, teamAndLeaguePages } from './checks/template-texts.ts';
import type { Finding } from './finding.ts';
import { readSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await readSite();
}, 120_000);

const checks: [name: string, check: (site: Site) => Finding[] | Promise<Finding[]>][] = [
  ['heads are complete', checkHeads],
  ['unknown addresses are not indexed', checkNotFound],
  ['pages that only letters link to are not indexed', checkUnlisted],
  ['canonical and hreflang addresses agree', checkLanguages],
  ['Arabic pages contain no English text', checkEnglish],
  ['titles and descriptions are unique', checkUniqueness],
  ['structured data is valid, complete and visible on the page', checkStructuredData],
  ['a year from now, past events are not announced', checkDates],
  ['share pictures exist in the right size', checkShareImages],
  ['links and fragments lead to a page or file', checkLinks],
  ['sitemap, robots.txt and the other files for crawlers agree with the pages', checkFiles],
  ['pages contain no unknown inline script', checkScripts],
  ['every published file is used by a page', checkReach],
];

test.each(checks)('%s', { timeout: 120_000 }, async (_name, check) => {
  expect(await check(site)).toEqual([]);
});

test.each(locales)('most words of team and league pages are on one page only (%s)', (locale) => {
  const pages = teamAndLeaguePages(site, locale);
  const mostFrequent = repeatedSentences(pages, 40);
  expect(mostFrequent.slice(10), 'sentences on more than 40 pages, beyond the ten most frequent').toEqual([]);
  expect(shareOfOwnWords(pages), 'share of words in blocks that are on one page only').toBeGreaterThanOrEqual(
    0.68,
  );
});

test('the build has a sheet of link previews beside the published files, whose pictures are among them', async () => {
  const sheet = await readFile(join(site.root, '..', linkPreviewsFile), 'utf8');
  const pictures = new Set([...sheet.matchAll(/ src="client(\/[^"]+)"/g)].map(([, path = '']) => path));
  expect(pictures.size).toBeGreaterThan(300);
  expect([...pictures].filter((path) => !site.files.has(path))).toEqual([]);
  expect(site.files).not.toContain(`/${linkPreviewsFile}`);
});

test('every page kind is valid HTML', { timeout: 120_000 }, async () => {
  const paths = pageKinds.flatMap(({ path }) => localizedPaths(path));
  const pages = [...site.pages.values(), ...site.unlisted.values(), ...site.notFound.values()];
  expect(await checkHtml(pages.filter(({ address }) => paths.includes(address)))).toEqual([]);
});
