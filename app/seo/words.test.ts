import { expect, test } from 'vitest';
import { fitted } from './words.ts';

test('as many whole sentences as fit, in order', () => {
  expect(fitted(['Ten fans met. ', ' Two sang! Who? '], 28)).toBe('Ten fans met. Two sang! Who?');
  expect(fitted(['Ten fans met.', 'Two sang! Who?'], 27)).toBe('Ten fans met. Two sang!');
});

test('what comes after a sentence that does not fit is left out with it', () => {
  expect(fitted(['One.', 'A sentence of many words.', 'Two.'], 12)).toBe('One.');
});

test('Arabic sentences end as they are written', () => {
  expect(fitted(['من معك؟ الكل معك.'], 8)).toBe('من معك؟');
});

test('a first sentence that is too long is cut at a word, with nothing hanging before the dots', () => {
  expect(fitted(['Liverpool, Everton and the rest'], 17)).toBe('Liverpool…');
  expect(fitted(['Liverpool, Everton and the rest'], 20)).toBe('Liverpool, Everton…');
  expect(fitted(['ليفربول، إيفرتون والبقية'], 14)).toBe('ليفربول…');
  expect(fitted(['Exactly'], 7)).toBe('Exactly');
});

test('of nothing nothing is made', () => {
  expect(fitted([])).toBe('');
});
