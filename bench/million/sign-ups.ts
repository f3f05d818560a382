import { median, table } from '../report.ts';
import { signUpFor } from '../sign-up-request.ts';
import { type Site, startFilledSite } from './site.ts';
import { type Size, type Stores, sizes } from './stores.ts';
import { loads, waitsBeside } from './waits.ts';

const warmUpSeconds = 3;
const settleMs = 5_000;

/** The figure of each round, by size. */
type Rounds = Record<Size, number[]>;
const noRounds = (): Rounds => ({ empty: [], full: [] });

export type Options = { rounds: number; seconds: number };

/**
 * Prints sign-ups per second and the 99th percentile of their waits beside other loads, on an empty
 * and on a full database, and the memory of both servers after all rounds. Both servers run at the
 * same time, and only one of them is loaded.
 * @param options `words`: only loads whose name contains one of these
 * @throws Error when a sign-up is refused
 */
export async function benchSignUps(
  stores: Stores,
  { rounds, seconds, words }: Options & { words: string[] },
): Promise<void> {
  const empty = await startFilledSite(stores, 'empty');
  let full: Site | undefined;
  try {
    full = await startFilledSite(stores, 'full');
    const sites = { empty, full };
    for (const size of sizes) await signUpFor(sites[size].url, warmUpSeconds);
    const perSecond = noRounds();
    const waits = Object.entries(loads)
      .filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)))
      .map(([name, load]) => ({ name, load, p99: noRounds() }));
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`${stores.name}: round ${round} of ${rounds}`);
      const order = round % 2 ? sizes : sizes.toReversed();
      for (const size of order) perSecond[size].push(await signUpFor(sites[size].url, seconds));
      for (const { load, p99 } of waits)
        for (const size of order) p99[size].push(await waitsBeside(load, sites[size], seconds));
      printRates(perSecond);
      printWaits(waits);
    }
    await printMemory(sites);
  } finally {
    await full?.stop();
    await empty.stop();
  }
}

function printRates(perSecond: Rounds): void {
  const ratio = ratioOf(perSecond.full, perSecond.empty);
  console.log(`
${table(['', 'empty', 'a million', 'ratio'], [['sign-ups a second', ...figures(perSecond), ratio]])}`);
}

function printWaits(waits: readonly { name: string; p99: Rounds }[]): void {
  const [alone] = waits;
  const rows = waits.map(({ name, p99 }) => [
    name,
    ...figures(p99),
    ratioOf(p99.full, p99.empty),
    ratioOf(p99.full, alone?.p99.full ?? []),
  ]);
  const head = ['p99 of sign-ups in ms, beside', 'empty', 'a million', 'ratio', 'to nothing'];
  console.log(`\n${table(head, rows)}\n`);
}

async function printMemory(sites: Record<Size, Site>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const [empty, full] = [await sites.empty.memory(), await sites.full.memory()];
  const row = ['memory of the server in MB', `${empty}`, `${full}`, (full / empty).toFixed(2)];
  console.log(`${table(['', 'empty', 'a million', 'ratio'], [row])}\n`);
}

const figures = (rounds: Rounds) => sizes.map((size) => median(rounds[size]).toFixed(0));

/** @returns the median of the ratios of each round */
function ratioOf(these: readonly number[], others: readonly number[]): string {
  return median(these.map((figure, round) => figure / (others[round] ?? Number.NaN))).toFixed(2);
}
