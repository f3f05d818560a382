import { expect, test } from 'vitest';
import { longestWord, textWidth } from './text-width.ts';

test('comes within a tenth of what Chromium measures, in both scripts', () => {
  const measured = { Football: 5.39, F1: 1.38, 'Sports Governance': 13.32, 'كرة القدم': 4.74, السباحة: 4.06 };
  for (const [text, width] of Object.entries(measured)) {
    expect(textWidth(text) / width, text).toBeGreaterThan(0.97);
    expect(textWidth(text) / width, text).toBeLessThan(1.1);
  }
});

test('counts a letter it does not know as a wide one', () => {
  expect(textWidth('漢')).toBe(0.85);
});

test('finds the word that decides how large a broken headline can be', () => {
  expect(longestWord('Sports Governance')).toBe(textWidth('Governance'));
});

test('an Arabic letter is wider where it ends its word, in the midst of a text too', () => {
  expect(textWidth('م')).toBe(0.88);
  expect(textWidth('سم س')).toBeCloseTo(textWidth('سم') + textWidth(' ') + textWidth('س'));
  expect(textWidth('سس')).toBeLessThan(2 * textWidth('س'));
});
