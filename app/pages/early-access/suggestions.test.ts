import { badges } from '@sportbuddy/media/manifest/badges';
import { expect, test } from 'vitest';
import type { Locale } from '../../../content/locale.ts';
import { ticketClub } from './suggestions.ts';

test.each(['Liverpool', ' liverpool fc', 'LFC', 'ليفربول'])('finds the club of “%s”', (typed) => {
  expect(ticketClub(typed, 'en')).toEqual({
    badge: expect.stringMatching(/^\/media\/badges\/liverpool\.[0-9a-f]+\.svg$/),
    colours: ['#C8102E', '#F7F3E9', '#F2B632'],
  });
});

test.each(['', 'Liver', 'The Dog and Duck'])('finds no club of “%s”', (typed) => {
  expect(ticketClub(typed, 'en')).toBeUndefined();
});

test('the badge is in the language of the page', () => {
  const badge = (locale: Locale) => ticketClub('Al Hilal', locale)?.badge;
  expect([badge('en'), badge('ar')]).toEqual([badges.en['al-hilal'], badges.ar['al-hilal']]);
});
