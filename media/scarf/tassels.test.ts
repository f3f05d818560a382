import { expect, test } from 'vitest';
import { tassels } from './tassels.ts';

const size = { width: 52, height: 46 };

test('tassels are grey, so that a page can tint them', async () => {
  const { channels } = await tassels(size).stats();
  const [red, green, blue] = channels.map(({ mean }) => Math.round(mean));
  expect([green, blue]).toEqual([red, red]);
});

test('tassels are the same at each drawing, so that their file keeps its name', async () => {
  const [first, second] = await Promise.all([0, 1].map(() => tassels(size).raw().toBuffer()));
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
});

test('the ends of tassels are loose: no strand reaches the edge of the picture', async () => {
  const { data, info } = await tassels(size).raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  for (let y = 0; y < info.height; y++) expect(alphaAt(info.width - 1, y)).toBe(0);
});
