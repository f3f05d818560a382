import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { detailedFeatures, homeFeatures, reasons, valueCards } from './features.ts';
import { pubs } from './pubs.ts';
import { regions } from './regions.ts';

test('every pub shows sports that exist', () => {
  for (const pub of pubs) {
    for (const sport of pub.sports) expect(catalogue.sport(sport), `${pub.slug}: ${sport}`).toBeDefined();
  }
});

test('regions have slugs of their own', () => {
  expect(new Set(regions.map(({ slug }) => slug)).size).toBe(regions.length);
});

test('the features are as many as their places on the pages', () => {
  expect(homeFeatures).toHaveLength(7);
  expect(valueCards.map((card) => card.title.en)).toEqual([
    'Create Lasting Memories',
    'Connect With Fellow Fans',
    'Attend Exciting Events',
    'Game the Fan Experience',
  ]);
  expect(detailedFeatures).toHaveLength(4);
  for (const slide of detailedFeatures) expect(slide.benefits.length).toBeGreaterThanOrEqual(3);
  expect(reasons.map((reason) => reason.title.en)).toEqual([
    'Community',
    'Exclusivity',
    'Connection',
    'Safety',
  ]);
});

test('every event names teams of the catalogue, where it names any', () => {
  const known = new Set(catalogue.teams.map((team) => team.slug));
  for (const { slug, home, away } of catalogue.events) {
    for (const team of [home, away]) expect(team === undefined || known.has(team), slug).toBe(true);
  }
});
