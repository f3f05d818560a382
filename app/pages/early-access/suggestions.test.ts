import { expect, test } from 'vitest';
import { ticketClub } from './suggestions.ts';

test.each(['Liverpool', ' liverpool fc', 'LFC', 'ليفربول'])('finds the club of “%s”', (typed) => {
  expect(ticketClub(typed)).toEqual({
    badge: expect.stringMatching(/^\/media\/badges\/liverpool\.[0-9a-f]+\.svg$/),
    colours: ['#C8102E', '#F7F3E9', '#F2B632'],
  });
});

test.each(['', 'Liver', 'The Dog and Duck'])('finds no club of “%s”', (typed) => {
  expect(ticketClub(typed)).toBeUndefined();
});
