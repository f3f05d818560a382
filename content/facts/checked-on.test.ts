import { expect, test } from 'vitest';
import { checkDay, oldestCheck } from './checked-on.ts';

test('a page was checked on the oldest day of its entries, or when they were written', () => {
  const [old, late] = [{ asOf: '2026-11-21', updated: '2026-11-29' }, { updated: '2026-11-27' }];
  expect(oldestCheck([late])).toBe('2026-11-27');
  expect(oldestCheck([late, old])).toBe('2026-11-21');
  expect(checkDay([late, old], 'en')).toBe('21 November 2026');
  expect(checkDay([late, old], 'ar')).toBe('21 نوفمبر 2026');
});
