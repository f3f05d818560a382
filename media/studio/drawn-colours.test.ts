import { expect, test } from 'vitest';
import * as palette from '../../content/palette.ts';
import { outdatedParts, readDrawnColours } from './drawn-colours.ts';

test('every picture is drawn with the colours of content/palette.ts; these commands draw the others', async () => {
  expect(outdatedParts(await readDrawnColours())).toEqual([]);
});

test('another accent colour names the parts whose pictures contain it', async () => {
  const drawn = await readDrawnColours();
  const lines = outdatedParts(drawn, { ...palette, ember: '#123ABC' });
  // Read from the drawings: maps have no ember.
  const withEmber = ['brand', 'badges', 'share-cards', 'scarf', 'cast', 'crowd', 'app-screens', 'scenes'];
  const films = ['video', 'film-posters', 'film-stills'];
  expect(lines).toEqual(
    [...withEmber, ...films].map((part) => `npm run media ${part}: ember ${drawn[part]?.ember} → #123ABC`),
  );
});
