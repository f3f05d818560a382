import { expect, test } from 'vitest';
import { entitySlug } from './slugs.ts';

test('an entity slug is lowercase, hyphenated and keeps only word characters', () => {
  expect(entitySlug('West Ham United')).toBe('west-ham-united');
  expect(entitySlug("Nottingham Forest's Fans!")).toBe('nottingham-forests-fans');
  expect(entitySlug('Brighton & Hove Albion')).toBe('brighton-hove-albion');
  expect(entitySlug('Atlético Madrid')).toBe('atletico-madrid');
  expect(entitySlug('Paris Saint-Germain')).toBe('paris-saint-germain');
});
