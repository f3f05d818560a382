import { expect, test } from 'vitest';
import { inOtherLayout } from './keyboard-layouts.ts';

// Read off the Arabic (101) layout of Windows.
test.each([
  ['hgighg', 'الهلال'],
  ['hgkwv', 'النصر'],
  ['hghjph]', 'الاتحاد'],
  ['hghigd', 'الاهلي'],
  ['gdtvf,g', 'ليفربول'],
])('"%s" is %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});

test.each([
  ['مهرثقحخخم', 'liverpool'],
  ['شقسثىشم', 'arsenal'],
  ['لاشقؤثمخىش', 'barcelona'],
])('"%s" is %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});
