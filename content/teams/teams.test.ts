import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, locales } from '../locale.ts';
import type { Team } from '../schema.ts';
import { teamBySlug, teams } from './teams.ts';

/**
 * @returns the sentences without punctuation and case, so that a changed comma makes no difference
 */
function sentences(team: Team, language: Locale): Set<string> {
  const texts = [team.description[language], ...team.story[language]];
  const parts = texts.flatMap((text) => text.split(/[.!?؟…]+(?:\s|$)/));
  return new Set(
    parts
      .map((part) =>
        part
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      )
      .filter(Boolean),
  );
}

/** @returns the share, 0 to 1, of the shorter page's sentences that are also on the other page */
function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((sentence) => other.has(sentence));
  return shared.length / Math.min(one.size, other.size);
}

test('at least 75 teams have a page', () => {
  expect(teams.length).toBeGreaterThanOrEqual(75);
});

test('every team file is part of the catalogue', () => {
  const folder = new URL('./', import.meta.url);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.ts$/.test(file)) continue;
    const slugs = readFileSync(new URL(file, folder), 'utf8').matchAll(/^ {4}slug: '([^']+)'/gm);
    for (const [, slug] of slugs) expect(teamBySlug(slug ?? ''), `${file}: ${slug}`).toBeDefined();
  }
});

test.each(locales)('any two teams share less than a third of their sentences (%s)', (language) => {
  const pages = teams.map((team) => ({ slug: team.slug, said: sentences(team, language) }));
  const clones = pages.flatMap((one, index) =>
    pages
      .slice(index + 1)
      .filter((other) => overlap(one.said, other.said) >= 1 / 3)
      .map((other) => `${one.slug} and ${other.slug}`),
  );
  expect(clones).toEqual([]);
});

test.each(locales)('descriptions are unique (%s)', (language) => {
  expect(new Set(teams.map((team) => team.description[language])).size).toBe(teams.length);
});

test('Liverpool has its founding year, ground, honours and legends', () => {
  const liverpool = teamBySlug('liverpool');
  expect(liverpool).toMatchObject({ founded: '1892', venue: { en: 'Anfield' }, capacity: 61015 });
  expect(liverpool?.honours.map(({ count, title }) => `${count} ${title.en}`)).toEqual([
    '19 League titles',
    '6 European Cups',
    '8 FA Cups',
    '10 League Cups',
  ]);
  expect(liverpool?.legends).toHaveLength(8);
});

test('every description contains the name of its team or an alias', () => {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase();
  const fewestLetters = 4;
  for (const language of locales) {
    const unnamed = teams.filter(({ name, aliases, description }) => {
      const words = name[language].split(/[\s()]+/).filter((word) => word.length >= fewestLetters);
      const calls = [name[language], ...aliases[language], ...words];
      return !calls.some((call) => plain(description[language]).includes(plain(call)));
    });
    const slugs = unnamed.map(({ slug }) => slug);
    expect(slugs, language).toEqual([]);
  }
});

test('the last sentence of a story does not contain "nobody" or "no one"', () => {
  const lastSentence = ({ story }: (typeof teams)[number]) =>
    story.en
      .at(-1)
      ?.split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  const dry = teams.filter((team) => /\b(nobody|no one)\b/i.test(lastSentence(team)));
  expect(dry.map(({ slug }) => slug)).toEqual([]);
});

test('the letters of a badge are not the official initials of its team', () => {
  const initials = teams.filter(({ short, name, aliases }) => [name.en, ...aliases.en].includes(short.en));
  expect(initials.map(({ slug, short }) => `${slug}: ${short.en}`)).toEqual([]);
});
