import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSeen, trimmed } from './visible-text.ts';

/** Marks and the like join the letter before them; these are read without a closer look. */
const plainLetters = [...' !aZ9~ءأغفـلاىي'];
/** Makes everything beside it be looked at closely. */
const notPlain = 'é';

test('plain text is counted and trimmed as a closer look would', () => {
  const plain = fc.string({ unit: fc.constantFrom(...plainLetters), maxLength: 12 });
  fc.assert(
    fc.property(plain, (text) => {
      const beside = `${text} ${notPlain}`;
      expect(countSeen(text)).toBe(countSeen(beside) - 1);
      expect(countSeen(text, { spaces: true })).toBe(countSeen(beside, { spaces: true }) - 2);
      expect(trimmed(` ${text} `)).toBe(trimmed(beside).slice(0, -1).trimEnd());
    }),
  );
});
