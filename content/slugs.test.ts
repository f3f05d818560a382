import { expect, test } from 'vitest';
import { entitySlug, sportSlug } from './slugs.ts';

test('an entity slug is lowercase, hyphenated and keeps only word characters', () => {
  expect(entitySlug('West Ham United')).toBe('west-ham-united');
  expect(entitySlug("Nottingham Forest's Fans!")).toBe('nottingham-forests-fans');
  expect(entitySlug('Brighton & Hove Albion')).toBe('brighton-hove-albion');
  expect(entitySlug('Atlético Madrid')).toBe('atletico-madrid');
  expect(entitySlug('Paris Saint-Germain')).toBe('paris-saint-germain');
});

test('a sport slug is lowercase and hyphenated without its apostrophe', () => {
  expect(sportSlug("Women's Football")).toBe('womens-football');
  expect(sportSlug('Women’s Rugby')).toBe('womens-rugby');
  expect(sportSlug('Horse Racing')).toBe('horse-racing');
  expect(sportSlug('NFL')).toBe('nfl');
});
