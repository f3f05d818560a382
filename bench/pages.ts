import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import { requireBrowser } from '../browsers/installed-browser.ts';
import { localizedPaths } from '../content/locale.ts';
import { freePort } from '../tests/fixtures/processes/free-port.ts';
import { pageKinds } from '../tests/look/views/page-kinds.ts';
import { prepareCommit } from './commits.ts';
import { audit } from './page-speed/audit.ts';
import { brokenLimits, type Round } from './page-speed/measurements.ts';
import { type ComparedPage, longestTasksTable, phoneTables } from './page-speed/phone-tables.ts';
import { lowPhoneIndex, type Phone, phonesOf, readBenchmarkIndex } from './page-speed/phones.ts';
import { pagesTable, proof } from './page-speed/proof.ts';
import { type BenchSite, startSiteBehindNginx } from './page-speed/site.ts';
import { weigh } from './page-speed/weigh.ts';
import { weightLimits } from './page-speed/weight-limits.ts';

const proofFile = new URL('../docs/proof.md', import.meta.url);
/** The result of fewer rounds is too noisy for docs/proof.md. */
const fewestRounds = 3;

type Options = {
  /** Names of page kinds; empty for all that have weight limits. */
  kinds: readonly string[];
  rounds: number;
  /** Writes docs/proof.md after a partial or short run too. */
  write: boolean;
  /** Benchmark indexes of phones, beside Lighthouse's default; empty for the low-tier phone. */
  indexes: readonly number[];
  /** A commit whose pages are measured too. */
  against: string | undefined;
  /** URLs of peers' pages that are measured too. */
  beside: readonly string[];
};

/** A page to measure. */
type Target = { name: string; url: string; rounds: Round[] };

/**
 * Prints Lighthouse scores, paint, blocking time, shift and weight of pages in both languages, and
 * the work of their main thread on slower phones.
 *
 * @throws Error with a line for each broken limit
 */
export async function benchPages(options: Options): Promise<void> {
  const { kinds, rounds, write, against, beside } = options;
  const paths = pathsOf(kinds);
  const otherFolder = against === undefined ? undefined : await prepareCommit(against);
  const sites: BenchSite[] = [];
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    await openPeers(browser, beside);
    const phones = await choosePhones(browser, options.indexes);
    const site = await startSiteBehindNginx();
    sites.push(site);
    const other = otherFolder === undefined ? undefined : await startSiteBehindNginx(otherFolder);
    if (other) sites.push(other);
    const pages = paths.map((path) => ({
      path,
      own: target(path, site.origin + path),
      other: other && target(`${path} of ${against}`, other.origin + path),
    }));
    const peers = beside.map((url) => target(url, url));
    const measured = [];
    // Without nginx, because Chromium reports inexact body sizes over HTTP/2.
    for (const { path, own } of pages)
      measured.push({ path, weight: await weighInTab(browser, site.plainOrigin + path), rounds: own.rounds });
    const targets = [...pages.flatMap(({ own, other }) => (other ? [own, other] : [own])), ...peers];
    await measureInRounds(targets, rounds, { port, phones });
    const compared: ComparedPage[] = [
      ...pages.map(({ own, other }) => ({
        ...own,
        ...(against !== undefined && other && { against: { commit: against, rounds: other.rounds } }),
      })),
      ...peers,
    ];
    const tables = [pagesTable(measured), phoneTables(compared, phones), longestTasksTable(compared, phones)];
    console.log(`\n${tables.join('\n\n')}`);
    const isWhole = kinds.length === 0 && rounds >= fewestRounds;
    if (isWhole || write) await writeFile(proofFile, proof(measured, phones, browser.version()));
    const broken = brokenLimits(measured);
    if (broken.length > 0) throw new Error(`\n${broken.join('\n')}`);
  } finally {
    await browser.close();
    for (const { stop } of sites) await stop();
  }
}

/** @throws Error for an unknown page kind, or one without weight limits */
function pathsOf(names: readonly string[]): string[] {
  const limited = pageKinds.filter(({ path }) => path in weightLimits);
  const known = limited.map(({ name }) => name);
  for (const name of names)
    if (!known.includes(name)) throw new Error(`unknown kind ${name}, known are ${known.join(', ')}`);
  return limited
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .flatMap(({ path }) => localizedPaths(path));
}

/** @throws Error if a page cannot be opened, before the measurement, which takes long */
async function openPeers(browser: Browser, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const page = await browser.newPage();
    await page.goto(url).catch(() => {
      throw new Error(`The browser cannot open ${url}`);
    });
    await page.close();
  }
}

/** Prints the phones, because their speed depends on the machine. */
async function choosePhones(browser: Browser, indexes: readonly number[]): Promise<Phone[]> {
  const machine = await readBenchmarkIndex(browser);
  const phones = phonesOf(machine, indexes.length > 0 ? indexes : [lowPhoneIndex]);
  console.log(`This machine has the benchmark index ${machine.toFixed(0)}. Simulated phones:`);
  for (const { index, slowdown } of phones)
    console.log(`index ${index.toFixed(0)}, ${slowdown.toFixed(1)} times slower`);
  return phones;
}

function target(name: string, url: string): Target {
  return { name, url, rounds: [] };
}

/** Loads all pages in turn, so that a change of the machine's speed affects all of them. */
async function measureInRounds(
  targets: readonly Target[],
  count: number,
  { port, phones }: { port: number; phones: readonly Phone[] },
): Promise<void> {
  for (let round = 1; round <= count; round += 1)
    for (const [index, { name, url, rounds }] of targets.entries()) {
      console.log(`round ${round} of ${count}, page ${index + 1} of ${targets.length}: ${name}`);
      rounds.push({
        noScripts: await audit(url, { port, phones, scripts: false }),
        page: await audit(url, { port, phones, scripts: true }),
      });
    }
}

async function weighInTab(browser: Browser, url: string) {
  const page = await browser.newPage();
  const weight = await weigh(page, url);
  await page.close();
  return weight;
}
