import { randomInt } from 'node:crypto';
import { inject } from 'vitest';

/** What a run draws its random moments from; `FAULT_SEED` repeats an earlier run. */
export function seedOfRun(): number {
  const given = Number(process.env.FAULT_SEED);
  return Number.isInteger(given) && given > 0 ? given : randomInt(1, 2 ** 31);
}

/** @returns a number from 0 to 1 that depends on the run's seed and on `name` alone */
export function drawn(name: string): number {
  let state = inject('seed') >>> 0;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0;
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
}
