import { expect, test } from 'vitest';
import { distance, nearest } from './distance.ts';

const wembley = { slug: 'wembley', location: [-0.2796, 51.556] as const };
const emirates = { slug: 'emirates', location: [-0.1084, 51.5549] as const };

test('a distance is in kilometres and the same in both directions', () => {
  expect(distance([0, 51], [0, 52])).toBeCloseTo(111.2, 1);
  expect(distance(wembley.location, emirates.location)).toBeCloseTo(
    distance(emirates.location, wembley.location),
    9,
  );
  expect(distance(wembley.location, wembley.location)).toBe(0);
});

test('returns the nearest stadium with its distance, rounded to 0.1 km', () => {
  expect(nearest([-0.1118, 51.557], [wembley, emirates])).toEqual({ to: emirates, km: 0.3 });
  expect(() => nearest([0, 0], [])).toThrow('no candidates');
});
