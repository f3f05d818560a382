import { expect, test } from 'vitest';
import { withAsciiDigits } from './decimal-digits.ts';

test.each([
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Extended Arabic-Indic', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['full-width', '０１２３４５６７８９'],
  ['Adlam, outside of the basic plane', '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'],
  ['mathematical, after the bold ones', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
])('reads %s digits', (_script, digits) => {
  expect(withAsciiDigits(`a${digits}b`)).toBe('a0123456789b');
});

test('the digits of each script have the values that Intl gives them', () => {
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit)).join('');
    if (/^\p{Nd}{10}$/u.test(digits)) expect(withAsciiDigits(digits), numberingSystem).toBe('0123456789');
  }
});

test('keeps all other characters', () => {
  expect(withAsciiDigits('Ⅷ ² ½ 三 abc 2026')).toBe('Ⅷ ² ½ 三 abc 2026');
});
