import { expect, test } from 'vitest';
import { sharedQualities } from './encode.ts';

const format = { quality: 50, perDoubling: 10 };

test('pieces that fill their share keep the first quality', () => {
  expect(sharedQualities([100, 100], 200, format)).toEqual([50, 50]);
});

test('half the bytes change the quality by one doubling', () => {
  expect(sharedQualities([100, 100], 100, format)).toEqual([60, 60]);
});

test('a complex piece is compressed more than a simple one', () => {
  const [quiet = 0, crowded = 0] = sharedQualities([100, 1600], 1700, format);
  expect(crowded).toBeGreaterThan(quiet);
});
