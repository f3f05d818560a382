import { expect, test } from 'vitest';
import { fitted } from './words.ts';

test('returns as many whole sentences as fit', () => {
  expect(fitted(['Ten fans met. ', ' Two sang! Who? '], 28)).toBe('Ten fans met. Two sang! Who?');
  expect(fitted(['Ten fans met.', 'Two sang! Who?'], 27)).toBe('Ten fans met. Two sang!');
});

test('stops at the first sentence that does not fit', () => {
  expect(fitted(['One.', 'A sentence of many words.', 'Two.'], 12)).toBe('One.');
});

test('splits Arabic sentences', () => {
  expect(fitted(['من معك؟ الكل معك.'], 8)).toBe('من معك؟');
});

test('cuts a first sentence that is too long at a word, without trailing punctuation', () => {
  expect(fitted(['Liverpool, Everton and the rest'], 17)).toBe('Liverpool…');
  expect(fitted(['Liverpool, Everton and the rest'], 20)).toBe('Liverpool, Everton…');
  expect(fitted(['ليفربول، إيفرتون والبقية'], 14)).toBe('ليفربول…');
  expect(fitted(['Exactly'], 7)).toBe('Exactly');
});

test('returns an empty text for no texts', () => {
  expect(fitted([])).toBe('');
});
