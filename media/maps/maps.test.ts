import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { grounds } from '../../content/grounds.ts';
import { pubs } from '../../content/pubs.ts';
import { regions } from '../../content/regions.ts';
import { entitySlug } from '../../content/slugs.ts';
import { londonMap, pubMap, regionMaps } from '../manifest/maps.ts';

const kilobyte = 1024;

function weight(src: string): number {
  return brotliCompressSync(readFileSync(new URL(`../../public${src}`, import.meta.url))).length;
}

test('every pub lies on the pub map and knows its nearest ground', () => {
  for (const { slug } of pubs) {
    expect(pubMap.pubs[slug], slug).toBeDefined();
    expect(grounds.map((ground) => ground.slug)).toContain(pubMap.nearest[slug]?.ground);
  }
});

test('every ground stands on the map of London', () => {
  expect(Object.keys(londonMap.grounds).sort()).toEqual(grounds.map((ground) => ground.slug).sort());
});

test('every city of a region lies on its map', () => {
  for (const { slug, cities } of regions) {
    const shown = Object.keys(regionMaps[slug]?.cities ?? {}).sort();
    expect(shown, slug).toEqual(cities.map((city) => entitySlug(city.name.en)).sort());
  }
});

test('maps are light: London at most 7 KB compressed, the others 14 KB', () => {
  expect(weight(londonMap.src)).toBeLessThan(7 * kilobyte);
  for (const { src } of [pubMap, ...Object.values(regionMaps)]) {
    expect(weight(src), src).toBeLessThan(14 * kilobyte);
  }
});
