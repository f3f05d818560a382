import { expect, test } from 'vitest';
import { heroLoop } from '../../manifest/hero.ts';
import { inProject } from '../../studio/hashed-file.ts';
import { measureSeam } from './seam.ts';

const films = [...heroLoop.landscape.sources, ...heroLoop.portrait.sources];

test.each(films)('$src: its last frame meets the first as frames meet the next', async ({ src }) => {
  const { ssim, least } = await measureSeam(['-i', inProject('public', src)]);
  expect(ssim).toBeGreaterThanOrEqual(least);
});
