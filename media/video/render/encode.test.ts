import { expect, test } from 'vitest';
import { sharedQualities } from './encode.ts';

const format = { quality: 50, perDoubling: 10 };

test('pieces that already fill their share keep the first quality', () => {
  expect(sharedQualities([100, 100], 200, format)).toEqual([50, 50]);
});

test('half the room for the same pieces costs one doubling of compression', () => {
  expect(sharedQualities([100, 100], 100, format)).toEqual([60, 60]);
});

test('a crowded piece is compressed more than a quiet one', () => {
  const [quiet = 0, crowded = 0] = sharedQualities([100, 1600], 1700, format);
  expect(crowded).toBeGreaterThan(quiet);
});
