import { expect, test } from 'vitest';
import { type Pub, type PubDetail, readableDistance, shownPubs } from './pub-order.ts';

const pub = (slug: string, number: number): Pub => ({
  slug,
  number,
  name: slug,
  area: '',
  km: 1,
  stadium: '',
});
const pubs = [pub('north', 1), pub('south', 2), pub('middle', 3)];

const detail = (slug: string, latitude: number, ...sports: string[]): [string, PubDetail] => [
  slug,
  { slug, location: [0, latitude], x: 0, y: 0, knownFor: '', sports },
];
const details = new Map([
  detail('north', 51.6, 'football'),
  detail('south', 51.4, 'football', 'rugby'),
  detail('middle', 51.5, 'rugby'),
]);
const slugs = (shown: readonly Pub[]) => shown.map(({ slug }) => slug);

test('pubs keep their order without the visitor’s position', () => {
  const shown = shownPubs(pubs, details, { sport: null, from: null });
  expect(slugs(shown)).toEqual(['north', 'south', 'middle']);
  expect(shown.every(({ fromYou }) => fromYou === null)).toBe(true);
});

test('the filter keeps pubs that show the sport', () => {
  expect(slugs(shownPubs(pubs, details, { sport: 'rugby', from: null }))).toEqual(['south', 'middle']);
  expect(shownPubs(pubs, details, { sport: 'darts', from: null })).toEqual([]);
});

test('the filter keeps all pubs until their details have loaded', () => {
  expect(shownPubs(pubs, new Map(), { sport: 'rugby', from: null })).toHaveLength(3);
});

test('sorts by distance to the visitor, and returns it in km', () => {
  const shown = shownPubs(pubs, details, { sport: null, from: [0, 51.41] });
  expect(slugs(shown)).toEqual(['south', 'middle', 'north']);
  expect(shown[0]?.fromYou).toBeCloseTo(1.11, 2);
  expect(shown[2]?.fromYou).toBeCloseTo(21.13, 2);
});

test('filters and sorts at once, and pubs keep their numbers', () => {
  const shown = shownPubs(pubs, details, { sport: 'football', from: [0, 51.41] });
  expect(shown.map(({ number }) => number)).toEqual([2, 1]);
});

test('distances are miles in English and kilometres in Arabic', () => {
  expect([readableDistance(1.609344, 'en'), readableDistance(1.609344, 'ar')]).toEqual([1, 1.6]);
});

test('rounds to tenths below 100, to integers above', () => {
  const inArabic = (km: number) => readableDistance(km, 'ar');
  expect([0.04, 1.26, 99.96, 4932.4].map(inArabic)).toEqual([0.1, 1.3, 100, 4932]);
});
