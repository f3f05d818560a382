import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { countVisible, trimInvisible } from './visible-text.ts';

/** Characters of the fast path: none of them combines with another. */
const plainLetters = [...' !aZ9~ءأغفـلاىي'];
const notPlain = 'é';

test('the fast path for plain text counts and trims as the slow path does', () => {
  const plain = fc.string({ unit: fc.constantFrom(...plainLetters), maxLength: 12 });
  fc.assert(
    fc.property(plain, (text) => {
      const beside = `${text} ${notPlain}`;
      expect(countVisible(text)).toBe(countVisible(beside) - 1);
      expect(countVisible(text, { spaces: true })).toBe(countVisible(beside, { spaces: true }) - 2);
      expect(trimInvisible(` ${text} `)).toBe(trimInvisible(beside).slice(0, -1).trimEnd());
    }),
  );
});

test('counts letters with their marks in a browser without Intl.Segmenter', async () => {
  const { Segmenter: _missing, ...others } = Object.fromEntries(
    Object.getOwnPropertyNames(Intl).map((name) => [name, Intl[name as keyof typeof Intl]]),
  );
  vi.stubGlobal('Intl', others);
  vi.resetModules();
  const { countVisible: count } = await import('./visible-text.ts');
  vi.unstubAllGlobals();
  expect([count('مُحَمَّد'), count('Zoe\u0308'), count('A\u200B'), count('Ann B')]).toEqual([4, 3, 1, 4]);
});
