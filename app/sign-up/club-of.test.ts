import { badges } from '@sportbuddy/media/manifest/badges';
import { expect, test } from 'vitest';
import type { Locale } from '../../content/locale.ts';
import { clubOf } from './club-of.ts';

test.each(['Liverpool', ' liverpool fc', 'LFC', 'ليفربول', 'LIVERPOOL', 'Liver pool'])(
  'finds the club of “%s”',
  (typed) => {
    expect(clubOf(typed, 'en')).toEqual({
      badge: expect.stringMatching(/^\/media\/badges\/liverpool\.[0-9a-f]+\.svg$/),
      colours: ['#C8102E', '#F7F3E9', '#F2B632'],
    });
  },
);

test.each(['', '  ', 'Liver', 'The Dog and Duck'])('finds no club of “%s”', (typed) => {
  expect(clubOf(typed, 'en')).toBeUndefined();
});

test('the badge is in the language of the page', () => {
  const badge = (locale: Locale) => clubOf('Al Hilal', locale)?.badge;
  expect([badge('en'), badge('ar')]).toEqual([badges.en['al-hilal'], badges.ar['al-hilal']]);
});

test.each([
  ['al-hilal', 'al-hilal'],
  ['ALHILAL', 'al-hilal'],
  ['هلال', 'al-hilal'],
  ['Paris Saint Germain', 'paris-saint-germain'],
  ['  West  Ham ', 'west-ham-united'],
  ['WestHam', 'west-ham-united'],
])('finds “%s”, on the sign-up page and on the own sign-up page', (typed, slug) => {
  expect(clubOf(typed, 'en')?.badge).toBe(badges.en[slug]);
});
