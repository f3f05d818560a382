import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { requireBrowser } from '../build/installed-browser.ts';
import { measureOnce, type Speed } from './page-speed/measure.ts';
import { startSite } from './page-speed/site-server.ts';
import { weigh } from './page-speed/weigh.ts';
import { type WeightLimit, weightLimits } from './page-speed/weight-limits.ts';

const paths = ['/', '/features', '/coming-soon', '/football/liverpool', '/ar'];
const rounds = 5;
/** The largest paint may come at most this much later than on the same page without its scripts. */
const paintRatioLimit = 1.15;
const longestTaskMs = 100;
/** What the eye cannot see; browsers report shifts down to a fraction of a pixel. */
const shiftLimit = 0.001;

/** Pages on a slow phone, with their scripts and without, in turn, so that both meet the same noise. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-pages-'));
  const server = await startSite(folder);
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const broken: string[] = [];
  try {
    broken.push(...(await overweight(browser, server.url)));
    for (const path of paths) {
      const [withScripts, without]: [Speed[], Speed[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        without.push(await measureOnce(browser, server.url + path, false));
        withScripts.push(await measureOnce(browser, server.url + path, true));
      }
      const ratio = median(withScripts, 'paint') / median(without, 'paint');
      const longest = median(withScripts, 'longest');
      const shift = median(withScripts, 'shift');
      console.log(
        `${path}: LCP ${ratio.toFixed(2)} of the page without scripts (${Math.round(median(without, 'paint'))} ms), CLS ${shift.toFixed(4)}, longest task after load ${Math.round(longest)} ms`,
      );
      if (ratio > paintRatioLimit) broken.push(`${path} paints at ${ratio.toFixed(2)}`);
      if (shift > shiftLimit) broken.push(`${path} shifts by ${shift.toFixed(3)}`);
      if (longest > longestTaskMs) broken.push(`${path} is busy for ${Math.round(longest)} ms`);
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (broken.length > 0) throw new Error(broken.join('; '));
}

/** Prints what every kind of page weighs, and names what is over its limit. */
async function overweight(browser: Browser, origin: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [path, limits] of Object.entries(weightLimits)) {
    const page = await browser.newPage();
    const weight = await weigh(page, origin + path);
    await page.close();
    const { script, awake, stylesheet, document } = weight;
    console.log(
      `${path}: JavaScript ${script} bytes at first, ${awake} with everything awake; styles ${stylesheet}, HTML ${document}`,
    );
    for (const kind of Object.keys(limits) as (keyof WeightLimit)[])
      if (weight[kind] > limits[kind]) broken.push(`${path} has ${weight[kind]} bytes of ${kind}`);
  }
  return broken;
}

function median(speeds: readonly Speed[], figure: keyof Speed): number {
  const sorted = speeds.map((speed) => speed[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
