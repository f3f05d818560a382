import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { requireBrowser } from '../browsers/installed-browser.ts';
import { localizedPaths } from '../content/locale.ts';
import { pageKinds } from '../tests/look/views/page-kinds.ts';
import { brokenLimits } from './page-speed/broken-limits.ts';
import { measureInteractions } from './page-speed/interactions.ts';
import { proof, writeProof } from './page-speed/proof.ts';
import { measureRound, type PageRounds } from './page-speed/rounds.ts';
import { measureSecondPage } from './page-speed/second-page.ts';
import { startSite, trustAll } from './page-speed/site-server.ts';
import { weigh } from './page-speed/weigh.ts';
import { weightLimits } from './page-speed/weight-limits.ts';

/** Lighthouse speaks to the browser here. */
const debuggingPort = 4399;
/** Below that one load that was disturbed is what is written. */
const fewestRounds = 3;

/**
 * `npm run bench pages -- [KIND …] [--rounds=N] [--write]`: every kind of page in both languages, or those named as in
 * tests/look/views/page-kinds.ts. Rounds are interleaved, so that all pages meet the same noise. Naming kinds, or fewer than
 * three rounds, is the quick way and leaves docs/proof.md as it is, unless asked to write.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: String(fewestRounds) },
      write: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const paths = pathsOf(positionals);
  const rounds = Number(values.rounds);
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-pages-'));
  const server = await startSite(folder);
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', trustAll, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const pages: PageRounds[] = [];
    for (const path of paths)
      pages.push({ path, weight: await weighOnce(browser, server.plainUrl + path), rounds: [] });
    for (let round = 0; round < rounds; round += 1)
      for (const page of pages) {
        console.log(`Round ${round + 1}: ${page.path}`);
        page.rounds.push(
          await measureRound({ browser, port: debuggingPort, origin: server.url, path: page.path }),
        );
      }
    const interactions = await measureInteractions(browser, server.url);
    const secondPage = await measureSecondPage(server.url);
    const text = proof({ pages, interactions, secondPage, browser: browser.version() });
    console.log(text);
    const isWhole = positionals.length === 0 && rounds >= fewestRounds;
    if (isWhole || values.write) await writeProof(text);
    const broken = brokenLimits({ pages, interactions, secondPage });
    if (broken.length > 0) throw new Error(broken.join('\n'));
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function weighOnce(browser: Browser, url: string) {
  const page = await browser.newPage();
  const weight = await weigh(page, url);
  await page.close();
  return weight;
}

/** @throws Error for a name that no kind of page with a limit has */
function pathsOf(names: readonly string[]): string[] {
  const limited = pageKinds.filter(({ path }) => path in weightLimits);
  for (const name of names)
    if (!limited.some((kind) => kind.name === name))
      throw new Error(
        `No kind of page is called ${name}; there are ${limited.map((kind) => kind.name).join(', ')}.`,
      );
  return limited
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .flatMap(({ path }) => localizedPaths(path));
}
