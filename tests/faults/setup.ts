import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { distFolder, freshRelease } from '../../build/releases/fresh-release.ts';
import { fingerprintSources } from '../../build/releases/sources.ts';
import { fillFolder } from '../../build/site.ts';

/** Builds the site if its sources have changed, and draws the seed of the run; `FAULT_SEED` repeats an earlier run. */
export default async function setup(project: TestProject): Promise<void> {
  await freshRelease({ root: distFolder, fingerprint: await fingerprintSources(), fill: fillFolder });
  const seed = Number(process.env.FAULT_SEED) || randomInt(1, 2 ** 31);
  project.provide('seed', seed);
  console.log(`FAULT_SEED=${seed} repeats this run.`);
}

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
  }
}
