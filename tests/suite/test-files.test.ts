import { expect, test } from 'vitest';
import { filesNamed, nearestFiles, testFiles } from './test-files.ts';

const files = [
  'app/pages/sign-up/use-sign-up.test.ts',
  'server/sign-up/form.test.ts',
  'sign-up/store/cluster/move.test.ts',
  'tests/browser/pages/sign-up.spec.ts',
  'tests/browser/pages/watch-video.spec.ts',
];

test('a word selects unit, database and browser tests whose path contains it', () => {
  expect(filesNamed(['sign-up'], files)).toEqual(files.slice(0, 4));
  expect(filesNamed(['watch-video', 'move'], files)).toEqual([files[2], files[4]]);
  expect(filesNamed(['watchvideo'], files)).toEqual([]);
});

test('a misspelled word is answered with the nearest paths', () => {
  expect(nearestFiles(['wach-vidoe'], files)[0]).toBe('tests/browser/pages/watch-video.spec.ts');
  expect(nearestFiles(['clusters'], files)).toEqual(['sign-up/store/cluster/move.test.ts']);
  expect(nearestFiles(['qqqqqq'], files)).toEqual([]);
});

test('finds tests of every kind, and none of an installed package', async () => {
  const found = await testFiles();
  expect(found).toContain('tests/suite/test-files.test.ts');
  expect(found).toContain('tests/browser/start.spec.ts');
  expect(found.filter((path) => path.includes('node_modules'))).toEqual([]);
});
