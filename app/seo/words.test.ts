import { expect, test } from 'vitest';
import { fitSentences } from './words.ts';

test('returns as many whole sentences as fit', () => {
  expect(fitSentences(['Ten fans met. ', ' Two sang! Who? '], 28)).toBe('Ten fans met. Two sang! Who?');
  expect(fitSentences(['Ten fans met.', 'Two sang! Who?'], 27)).toBe('Ten fans met. Two sang!');
});

test('stops at the first sentence that does not fit', () => {
  expect(fitSentences(['One.', 'A sentence of many words.', 'Two.'], 12)).toBe('One.');
});

test('splits Arabic sentences', () => {
  expect(fitSentences(['من معك؟ الكل معك.'], 8)).toBe('من معك؟');
});

test('cuts a first sentence that is too long at a word, without trailing punctuation', () => {
  expect(fitSentences(['Liverpool, Everton and the rest'], 17)).toBe('Liverpool…');
  expect(fitSentences(['Liverpool, Everton and the rest'], 20)).toBe('Liverpool, Everton…');
  expect(fitSentences(['ليفربول، إيفرتون والبقية'], 14)).toBe('ليفربول…');
  expect(fitSentences(['Exactly'], 7)).toBe('Exactly');
});

test('returns an empty text for no texts', () => {
  expect(fitSentences([])).toBe('');
});
