import { expect, test } from 'vitest';
import { entitySlug, isHub, isSubHub, sportSlug, subHubName } from './slugs.ts';

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

test('a path with one or more segments is a hub, in either language', () => {
  expect(isHub('/')).toBe(false);
  expect(isHub('/ar')).toBe(false);
  expect(isHub('/football')).toBe(true);
  expect(isHub('/ar/football/liverpool/')).toBe(true);
});

test('three or more segments make a sub-hub, named from the last one', () => {
  expect(isSubHub('/football/liverpool')).toBe(false);
  expect(subHubName('/football/liverpool')).toBeUndefined();
  expect(isSubHub('/ar/football/liverpool')).toBe(false);
  expect(isSubHub('/football/premier-league/west-ham-united')).toBe(true);
  expect(subHubName('/ar/football/premier-league/west-ham-united')).toBe('West Ham United');
});
