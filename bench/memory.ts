import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryBySteps } from './server-load/memory.ts';

const step = 100_000;
const steps = 10;
/** What the last reading may be of the first, which is taken when the caches are full. */
const growthLimit = 1.2;

/** The server's memory over a million sign-ups. Takes minutes, so it runs only by its name. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-bench-'));
  try {
    const megabytes = await memoryBySteps(folder, step, steps);
    const growth = (megabytes.at(-1) ?? 0) / (megabytes[0] ?? 1);
    console.log(
      `server memory after each ${step} sign-ups: ${megabytes.join(', ')} MB, the last ${growth.toFixed(2)} of the first`,
    );
    if (growth > growthLimit) throw new Error(`the server's memory grows to ${growth.toFixed(2)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
