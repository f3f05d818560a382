import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { distFolder, freshRelease } from '../../build/releases/fresh-release.ts';
import { fingerprintSources } from '../../build/releases/sources.ts';
import { fillFolder } from '../../build/site.ts';
import { seedOfRun } from './seed.ts';
import { tableOf } from './table.ts';

/** The site is built once for all; the seed and the table are of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await freshRelease({ root: distFolder, fingerprint: await fingerprintSources(), fill: fillFolder });
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-faults-'));
  const tableFile = join(folder, 'table.jsonl');
  const seed = seedOfRun();
  project.provide('seed', seed);
  project.provide('tableFile', tableFile);
  return async () => {
    console.log(`\n${await tableOf(tableFile)}\nFAULT_SEED=${seed} repeats this run.`);
    await rm(folder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
    tableFile: string;
  }
}
