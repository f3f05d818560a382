import { expect, inject } from 'vitest';
import { fuzzTests } from '../fixtures/hostile/fuzz.ts';

const maxSlowdown = 3;

// Ordinary and hostile requests are interleaved, so a busy machine slows both.
fuzzTests(
  1,
  () => inject('seed'),
  ({ hostile, baseline }) => expect(median(hostile) / median(baseline)).toBeLessThan(maxSlowdown),
);

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
