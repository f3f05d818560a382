import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { entitySlug } from '../../content/names/slugs.ts';
import { pubs } from '../../content/places/pubs.ts';
import { regions } from '../../content/places/regions.ts';
import { stadiums } from '../../content/places/stadiums.ts';
import { londonMap, pubMap, regionMaps } from '../manifest/maps.ts';

const kilobyte = 1024;

function weight(src: string): number {
  return brotliCompressSync(readFileSync(new URL(`../../public${src}`, import.meta.url))).length;
}

test('every pub is on the pub map and has a nearest stadium', () => {
  for (const { slug } of pubs) {
    expect(pubMap.pubs[slug], slug).toBeDefined();
    expect(stadiums.map((stadium) => stadium.slug)).toContain(pubMap.nearest[slug]?.stadium);
  }
});

test('every stadium is on the map of London', () => {
  expect(Object.keys(londonMap.stadiums).sort()).toEqual(stadiums.map((stadium) => stadium.slug).sort());
});

test('every city of a region is on its map', () => {
  for (const { slug, cities } of regions) {
    const shown = Object.keys(regionMaps[slug]?.cities ?? {}).sort();
    expect(shown, slug).toEqual(cities.map((city) => entitySlug(city.name.en)).sort());
  }
});

test('compressed maps are at most 7 KB for London and 14 KB for others', () => {
  expect(weight(londonMap.src)).toBeLessThan(7 * kilobyte);
  for (const { src } of [pubMap, ...Object.values(regionMaps)]) {
    expect(weight(src), src).toBeLessThan(14 * kilobyte);
  }
});
