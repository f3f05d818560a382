import { expect, test } from 'vitest';
import { drape } from './drape.ts';
import { knit, YARN } from './knit.ts';

const CLOTH = {
  width: 24,
  height: 20,
  density: 2,
  columns: 4,
  rows: 8,
  stitchWidth: 6,
  stitchHeight: 5,
  start: 0,
  tiles: true,
  top: () => -10,
  light: () => 1,
} as const;

test('a cloth of one yarn tiles', async () => {
  const cloth = await knit({ ...CLOTH, yarn: () => YARN.royal });
  const { data, info } = await cloth.raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  for (let x = 13; x < 23; x++) expect(pixel(x, 20)).toEqual(pixel(x + 12, 20));
});

test('every stitch has the colour of its yarn', async () => {
  const cloth = await knit({ ...CLOTH, yarn: (column) => (column < 2 ? YARN.gold : YARN.ink) });
  const { channels } = await cloth.stats();
  expect(channels[0]?.max).toBeGreaterThan(180);
  expect(channels[0]?.min).toBeLessThan(20);
});

test('a scarf is highest at the fists and sags between them', () => {
  const { top } = drape({ fists: [100, 800], rim: 20, height: 216, sag: 38 });
  expect(top(450)).toBeGreaterThan(top(110) + 25);
  expect(top(450)).toBeGreaterThan(top(790) + 25);
});
