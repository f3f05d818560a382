import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './median.ts';
import { memoryBySteps } from './server-load/memory.ts';

const step = 100_000;
const steps = 10;
/** V8 takes and gives back tens of megabytes as it likes: the middle one of this many readings counts, at the start and at the end. */
const readings = 3;
/** What the memory at the end may be of that at the start: 50 bytes kept of each sign-up would break it. */
const growthLimit = 1.2;

/** The server's memory over a million sign-ups. Takes minutes, so it runs only by its name. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-bench-'));
  try {
    const megabytes = await memoryBySteps(folder, step, steps);
    const growth = median(megabytes.slice(-readings)) / median(megabytes.slice(0, readings));
    console.log(
      `server memory after each ${step} sign-ups: ${megabytes.join(', ')} MB, at the end ${growth.toFixed(2)} of what it was`,
    );
    if (growth > growthLimit) throw new Error(`the server's memory grows to ${growth.toFixed(2)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
