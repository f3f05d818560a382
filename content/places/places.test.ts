import { expect, test } from 'vitest';
import { detailedFeatures, homeFeatures, reasons, valueCards } from '../features/features.ts';
import { regions } from './regions.ts';

test('slugs of regions are unique', () => {
  expect(new Set(regions.map(({ slug }) => slug)).size).toBe(regions.length);
});

test('the home page has seven features, and the features page its values, details and reasons', () => {
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
