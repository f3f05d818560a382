import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withoutUnusedRules } from './used-toast-rules.ts';

test('rules of styled toasts and of spinners are removed', async () => {
  const sheet = await readFile('node_modules/sonner/dist/styles.css', 'utf8');
  const used = withoutUnusedRules(sheet.replace(/\/\*.*?\*\//gs, ''));
  expect(used).not.toMatch(/data-rich-colors|sonner-spin/);
  for (const selector of [
    '[data-sonner-toaster]',
    '[data-swiping',
    '[data-removed',
    '@keyframes swipe-out-left',
  ])
    expect(used).toContain(selector);
});

test('a rule that has a used selector too is kept', () => {
  const rules = '@media (prefers-reduced-motion){.sonner-loading-bar,[data-sonner-toast]{animation:none}}';
  expect(withoutUnusedRules(rules)).toBe(rules);
});
