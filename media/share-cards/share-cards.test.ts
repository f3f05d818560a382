import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allPages } from '../../content/addresses.ts';
import { isListed } from '../../content/pages/fixed-pages.ts';
import { contrast } from '../badges/palette.ts';
import { shareCards } from '../manifest/share-cards.ts';
import { inProject } from '../studio/hashed-file.ts';
import { clubGround, escaped } from './parts.ts';
import { dayOf, teamsWord, words } from './words.ts';

const urls = [...new Set(Object.values(shareCards))];

test('every listed page has a share card in both languages', () => {
  const paths = allPages()
    .filter(({ kind }) => isListed(kind))
    .map(({ path }) => path);
  const missing = paths
    .flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`])
    .filter((path) => !shareCards[path]);
  expect(missing).toEqual([]);
});

/** Texts that cards share with pages, with the pages' message keys. */
const wordsOfPages = {
  unofficial: 'unofficial',
  headlineStart: 'home_headline',
  features: 'home_features_heading',
  joinFirst: 'ea_heading',
  earlyAccess: 'ea_strip_start',
  costsNothing: 'ea_strip_end',
  admit: 'ea_admit',
  seat: 'ea_seat',
  seatValue: 'ea_seat_value',
  gate: 'ea_gate',
  gateValue: 'ea_gate_value',
  programme: 'cover_programme',
  privacy: 'footer_privacy',
  terms: 'footer_terms',
  cookies: 'footer_cookies',
} as const;

test.each(['en', 'ar'] as const)('texts of cards equal those of their pages, %s', (locale) => {
  const files = readdirSync(inProject('messages', locale));
  const messages = files.map((file) =>
    JSON.parse(readFileSync(inProject('messages', `${locale}/${file}`), 'utf8')),
  );
  const said: Record<string, string> = Object.assign({}, ...messages);
  for (const [word, message] of Object.entries(wordsOfPages))
    expect(words[word as keyof typeof wordsOfPages][locale], word).toBe(said[message]);
});

test('paths with one canonical path share its card', () => {
  for (const page of allPages()) {
    if ('canonical' in page) expect(shareCards[page.path]).toBe(shareCards[page.canonical]);
  }
});

test('every share card is a JPEG of 1200 × 630 and at most 60 KB', async () => {
  for (const url of urls) {
    const file = inProject('public', url);
    expect(existsSync(file), url).toBe(true);
    expect(statSync(file).size, url).toBeLessThanOrEqual(60_000);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format], url).toEqual([1200, 630, 'jpeg']);
  }
});

test('content is escaped in cards', () => {
  expect(escaped('<b>"Fish & Chips"')).toBe('&lt;b>&quot;Fish &amp; Chips&quot;');
});

test('text on a club cover has a contrast of 3:1 to all three planes', () => {
  for (const colour of ['#C8102E', '#FDE100', '#FFFFFF', '#6CABDD', '#101010', '#F36C21']) {
    const { planes, text } = clubGround(colour);
    for (const plane of planes) expect(contrast(plane, text), colour).toBeGreaterThanOrEqual(3);
  }
});

test('dates and counts are formatted in both languages', () => {
  expect(dayOf('2027-02-14T15:30:00-08:00', 'en')).toBe('14 February 2027');
  expect(dayOf('2027-01-07', 'ar')).toBe('7 يناير 2027');
  expect([8, 20].map((count) => teamsWord(count, 'ar'))).toEqual(['فرق', 'فريقًا']);
});
