/**
 * `npm run test:clients`: opens the pages with programs that visitors use besides a plain browser.
 * `npm run test:clients -- WORD` runs the rows whose title contains the word. The npm packages are
 * installed in a cache outside the project. Results are written into docs/clients.md. The last line
 * is `N passed, N failed`.
 */
import { type Browser, chromium } from '@playwright/test';
import { requireBrowser } from '../../browsers/installed-browser.ts';
import { localeOf, localizedPaths } from '../../content/locale.ts';
import { findProgram } from '../fixtures/processes/system-program.ts';
import { openSettled, visitor } from '../look/settled/settled-page.ts';
import { pageKinds } from '../look/views/page-kinds.ts';
import { providePrograms } from '../suite/programs.ts';
import { writeTable } from './clients-table.ts';
import { install } from './packages.ts';
import type { PageCheck, Row, ServedSite } from './row.ts';
import { rows } from './rows.ts';
import { serveSite } from './site.ts';

const window = { width: 1280, height: 800 };
const shownProblems = 60;

const problems = new Map<Row, number>();

/** Counts and prints the problems that `check` returns or throws. */
async function collect(row: Row, where: string, check: () => Promise<string[]>): Promise<void> {
  const found = await check().catch((error: unknown) => [String(error)]);
  if (found.length === 0) return;
  problems.set(row, (problems.get(row) ?? 0) + found.length);
  console.log(`${row.title}${where && ` (${where})`}:`);
  for (const line of found.slice(0, shownProblems)) console.log(`       ${line}`);
  if (found.length > shownProblems) console.log(`       … and ${found.length - shownProblems} more`);
}

/** Installs the packages of a row. @throws Error that names each missing client */
async function provide({ packages = [], programs = [] }: Row): Promise<void> {
  for (const client of packages) await install(client);
  const missing = programs.filter((name) => !findProgram(name));
  if (missing.length > 0) throw new Error(`Missing programs: ${missing.join(', ')}`);
}

/** Opens each page kind once per language, for all checks. */
async function visitPages(
  browser: Browser,
  site: ServedSite,
  checks: ReadonlyMap<Row, PageCheck>,
): Promise<void> {
  for (const kind of pageKinds)
    for (const path of localizedPaths(kind.path)) {
      const locale = localeOf(path);
      const context = await browser.newContext({ ...visitor(locale, window), baseURL: site.url });
      const page = await context.newPage();
      let failure: unknown;
      await openSettled(page, path).catch((error: unknown) => {
        failure = error;
      });
      for (const [row, check] of checks)
        await collect(row, path, async () => {
          if (failure) throw failure;
          return await check({ kind, locale, path, url: `${site.url}${path}`, page });
        });
      await context.close();
    }
}

async function runRows(chosen: readonly Row[], site: ServedSite): Promise<void> {
  const checks = new Map<Row, PageCheck>();
  for (const row of chosen)
    await collect(row, '', async () => {
      await provide(row);
      if ('checkSite' in row) return await row.checkSite(site);
      checks.set(row, await row.open(site));
      return [];
    });
  if (checks.size === 0) return;
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
  try {
    await visitPages(browser, site, checks);
  } finally {
    await browser.close();
  }
}

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = rows.filter(
  ({ title }) => words.length === 0 || words.some((word) => title.toLowerCase().includes(word)),
);
if (chosen.length === 0) {
  console.error(`No row has ${words.join(' or ')} in its title:`);
  for (const { title } of rows) console.error(`  ${title}`);
  process.exit(1);
}
for (const row of chosen) problems.set(row, 0);
await providePrograms(['tests/clients/run.ts'], false);
const site = await serveSite();
try {
  await runRows(chosen, site);
} finally {
  await site.stop();
}

await writeTable(rows, problems);
const failed = [...problems.values()].filter((count) => count > 0).length;
for (const [{ title }, count] of problems)
  console.log(count === 0 ? `ok     ${title}` : `FAILED ${title}: ${count}`);
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
