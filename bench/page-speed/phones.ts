import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/** A phone that Lighthouse simulates: this machine with its tasks slowed down. */
export type Phone = {
  /** Lighthouse's benchmark index. A phone of half the index takes twice the time. */
  index: number;
  slowdown: number;
};

/** Chrome's calibration of a low-tier phone, a Moto G Power of 2022. */
export const lowPhoneIndex = 264;

/** Lighthouse's default for phones, on any machine. */
const defaultSlowdown = 4;

const attempts = 3;

/** @returns the benchmark index of this machine, the best of three: other load only lowers it */
export async function readBenchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  let best = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1)
    best = Math.max(best, await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  return best;
}

/** @returns Lighthouse's default phone, then one for each index */
export function phonesOf(machineIndex: number, indexes: readonly number[]): Phone[] {
  const chosen = indexes.map((index) => ({ index, slowdown: Math.max(1, machineIndex / index) }));
  return [{ index: machineIndex / defaultSlowdown, slowdown: defaultSlowdown }, ...chosen];
}
