import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../bundler/ensure-built.ts';

/**
 * Builds the site if its sources have changed, and sets the random seed. `FAULT_SEED` repeats an
 * earlier run.
 */
export default async function setup(project: TestProject): Promise<void> {
  await ensureBuilt();
  const seed = Number(process.env.FAULT_SEED) || randomInt(1, 2 ** 31);
  project.provide('seed', seed);
  console.log(`FAULT_SEED=${seed} repeats this run.`);
}

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
  }
}
