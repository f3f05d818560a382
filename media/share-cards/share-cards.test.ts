import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { allPages } from '../../content/addresses.ts';
import { isListed } from '../../content/pages/fixed-pages.ts';
import { contrast } from '../badges/palette.ts';
import { shareCards } from '../manifest/share-cards.ts';
import { inProject } from '../studio/hashed-file.ts';
import { clubGround, escaped } from './parts.ts';
import { textOfPages } from './text-of-pages.ts';
import { dayOf, teamsWord } from './words.ts';

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

test('a text that cards share with pages is that of the messages, and a missing one is named', () => {
  expect(textOfPages('footer_privacy').en).toBe(
    JSON.parse(readFileSync(inProject('messages', 'en/frame.json'), 'utf8')).footer_privacy,
  );
  expect(() => textOfPages('no_such_text')).toThrow('messages/en/ has no text no_such_text');
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
