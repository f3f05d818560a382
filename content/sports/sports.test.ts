import { expect, test } from 'vitest';
import { sportLabels, sports } from './sports.ts';

const known =
  'football basketball cricket nfl baseball hockey f1 motorsport horse-racing womens-football womens-soccer womens-cricket womens-rugby';

test('every sport label has one sport, in the same order', () => {
  expect(sportLabels).toHaveLength(38);
  expect(sports.map((sport) => sport.label.en)).toEqual(sportLabels);
});

test('every slug is its label in lowercase without apostrophes, and the known ones exist', () => {
  const slugOf = (label: string) => label.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, '-');
  for (const sport of sports) expect(sport.slug).toBe(slugOf(sport.label.en));
  const slugs = new Set(sports.map((sport) => sport.slug));
  for (const slug of known.split(' ')) expect(slugs).toContain(slug);
});

test('no two sports share a sentence in either language', () => {
  for (const language of ['en', 'ar'] as const) {
    const sentences = sports.flatMap((sport) => sport.intro[language].split(/(?<=[.؟?!])\s+/));
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test('football, NFL and motor racing have their schema.org names', () => {
  const named = Object.fromEntries(sports.map((sport) => [sport.slug, sport.schemaSport]));
  expect(named).toMatchObject({
    football: 'Soccer',
    nfl: 'American Football',
    f1: 'Auto Racing',
    motorsport: 'Auto Racing',
  });
});
