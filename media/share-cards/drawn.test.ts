import { expect, test } from 'vitest';
import { locales } from '../../content/locale.ts';
import { cardsOf } from './cards.ts';
import { inputsOf, readDrawn } from './drawn.ts';
import { emptyStudio } from './photographer.ts';

test('every share card matches its page; `npm run media share-cards` redraws changed ones', async () => {
  const [studio, drawn] = await Promise.all([emptyStudio(), readDrawn()]);
  const stale = locales.flatMap((locale) =>
    cardsOf(locale)
      .filter(({ name, html }) => drawn[`${locale}/${name}`] !== inputsOf(studio, html))
      .map(({ name }) => `${locale}/${name}`),
  );
  expect(stale, 'look at the changed texts, then run: npm run media share-cards').toEqual([]);
});
