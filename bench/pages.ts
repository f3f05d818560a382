import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { requireBrowser } from '../browsers/installed-browser.ts';
import { localizedPaths } from '../content/locale.ts';
import { freePort } from '../tests/fixtures/processes/free-port.ts';
import { startNginx } from '../tests/fixtures/processes/nginx.ts';
import { startSite } from '../tests/fixtures/processes/site-process.ts';
import { pageKinds } from '../tests/look/views/page-kinds.ts';
import { audit } from './page-speed/audit.ts';
import { brokenLimits, type Round } from './page-speed/measurements.ts';
import { pagesTable, proof } from './page-speed/proof.ts';
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
};

/**
 * Prints Lighthouse scores, paint, blocking time, shift and weight of pages in both languages.
 *
 * @throws Error with a line for each broken limit
 */
export async function benchPages({ kinds, rounds, write }: Options): Promise<void> {
  const pages = pathsOf(kinds).map((path) => ({ path, rounds: [] as Round[] }));
  const dataFolder = await mkdtemp(join(tmpdir(), 'sportbuddy-bench-'));
  const { origin, plainOrigin, stop } = await startSiteBehindNginx(dataFolder);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const measured = [];
    // Without nginx, because Chromium reports inexact body sizes over HTTP/2.
    for (const page of pages)
      measured.push({ ...page, weight: await weighInTab(browser, plainOrigin + page.path) });
    for (let round = 1; round <= rounds; round += 1)
      for (const { path, rounds: done } of pages) {
        console.log(`round ${round} of ${rounds}: ${path}`);
        done.push({
          noScripts: await audit(origin + path, { port, scripts: false }),
          page: await audit(origin + path, { port, scripts: true }),
        });
      }
    console.log(`\n${pagesTable(measured)}`);
    const isWhole = kinds.length === 0 && rounds >= fewestRounds;
    if (isWhole || write) await writeFile(proofFile, proof(measured, browser.version()));
    const broken = brokenLimits(measured);
    if (broken.length > 0) throw new Error(`\n${broken.join('\n')}`);
  } finally {
    await browser.close();
    await stop();
    await rm(dataFolder, { recursive: true, force: true });
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

/** Behind nginx browsers use one HTTP/2 connection, as in production. */
async function startSiteBehindNginx(dataFolder: string) {
  const tls = await freePort();
  const origin = `https://127.0.0.1:${tls}`;
  const site = await startSite({ DATA_DIR: dataFolder, SITE_URL: origin });
  const nginx = await startNginx({ site: Number(new URL(site.url).port), tls }).catch(async (error) => {
    await site.end('SIGTERM');
    throw error;
  });
  const stop = async () => {
    await nginx.stop();
    await site.end('SIGTERM');
  };
  return { origin, plainOrigin: site.url, stop };
}

async function weighInTab(browser: Browser, url: string) {
  const page = await browser.newPage();
  const weight = await weigh(page, url);
  await page.close();
  return weight;
}
