import { expect, inject } from 'vitest';
import { fuzzTests } from '../fixtures/hostile/fuzz.ts';

const mostTimesOrdinary = 3;

// Ordinary and hostile requests are interleaved, so a busy machine slows both.
fuzzTests(
  1,
  () => inject('seed'),
  ({ hostile, ordinary }) => expect(median(hostile) / median(ordinary)).toBeLessThan(mostTimesOrdinary),
);

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
