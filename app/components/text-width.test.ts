import { expect, test } from 'vitest';
import { longestWordWidth, textWidth } from './text-width.ts';

test('is at most 3 % below and 10 % above the width in Chromium, in both scripts', () => {
  const measured = { Football: 5.39, F1: 1.38, 'Sports Governance': 13.32, 'كرة القدم': 4.74, السباحة: 4.06 };
  for (const [text, width] of Object.entries(measured)) {
    expect(textWidth(text) / width, text).toBeGreaterThan(0.97);
    expect(textWidth(text) / width, text).toBeLessThan(1.1);
  }
});

test('uses the default width for an unknown letter', () => {
  expect(textWidth('漢')).toBe(0.85);
});

test('longestWordWidth returns the width of the widest word', () => {
  expect(longestWordWidth('Sports Governance')).toBe(textWidth('Governance'));
});

test('uses the final form of an Arabic letter at the end of a word', () => {
  expect(textWidth('م')).toBe(0.88);
  expect(textWidth('سم س')).toBeCloseTo(textWidth('سم') + textWidth(' ') + textWidth('س'));
  expect(textWidth('سس')).toBeLessThan(2 * textWidth('س'));
});
