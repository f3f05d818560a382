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
  expect(inOtherLayout(typed)).toContain(meant);
});

test.each([
  ['مهرثقحخخم', 'liverpool'],
  ['شقسثىشم', 'arsenal'],
  ['لاشقؤثمخىش', 'barcelona'],
  ['بهلافهىل', 'fighting'],
])('"%s" is %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toContain(meant);
});
