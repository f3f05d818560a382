import { expect, test } from 'vitest';
import { locales } from '../../content/locale.ts';
import { cardsOf } from './cards.ts';
import { inputsOf, readDrawn } from './drawn.ts';
import { emptyStudio } from './photographer.ts';

test('every share card shows what its page says today; `npm run media share-cards` draws what has changed', async () => {
  const [studio, drawn] = await Promise.all([emptyStudio(), readDrawn()]);
  const stale = locales.flatMap((locale) =>
    cardsOf(locale)
      .filter(({ name, html }) => drawn[`${locale}/${name}`] !== inputsOf(studio, html))
      .map(({ name }) => `${locale}/${name}`),
  );
  expect(stale).toEqual([]);
});
