import { expect, test } from 'vitest';
import { relativePath } from './relative-path.ts';

test('converts absolute commands to shorter relative ones', () => {
  expect(relativePath('M200 300L210 300Q220 310 210 320C1 2 3 4 200 300Z')).toBe(
    'M200 300l10 0q10 10 0 20c-209-318-207-316-10-20z',
  );
});

test('the second outline starts relative to the start of the first', () => {
  expect(relativePath('M10 10L20 10L20 20ZM30 30L40 30Z')).toBe('M10 10l10 0 0 10zm20 20l10 0z');
});

test('omits lines without length', () => {
  expect(relativePath('M10 10L10 10L20 10Z')).toBe('M10 10l10 0z');
});
