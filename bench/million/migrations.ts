import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '../../sign-up/store/dialect.ts';
import { migrate, migrationNames } from '../../sign-up/store/migrations/migrations.ts';
import { fillSignUps } from '../../tests/fixtures/databases/fill.ts';
import { startSite } from '../../tests/fixtures/processes/site-process.ts';
import { signUp } from '../../tests/fixtures/sign-up-load.ts';
import { table } from '../report.ts';
import { few, million, type Storage, type Stores, withDb } from './stores.ts';

const firstLetters = '2026-12-letters';
const everyMs = 50;

/**
 * Prints how long a server that starts on the tables of each earlier release refuses sign-ups, with
 * ten and with a million sign-ups stored.
 * @param options `words`: only these releases, named by their last migration
 */
export async function benchMigrations(stores: Stores, { words }: { words: string[] }): Promise<void> {
  const rows: string[][] = [];
  for (const [index, last] of migrationNames.entries()) {
    if (words.length > 0 && !words.includes(last)) continue;
    const next = migrationNames[index + 1];
    const seconds: number[] = [];
    for (const count of [few, million]) seconds.push(await secondsToSignUp(stores, count, next));
    const cells = seconds.map((figure) => figure.toFixed(1));
    console.log(`${stores.name}: ${last}: ${cells.join(', ')} s`);
    rows.push([last, ...cells, ((seconds[1] ?? 0) - (seconds[0] ?? 0)).toFixed(1)]);
  }
  const head = ['last migration of the release', 'seconds, empty', 'a million', 'more'];
  console.log(`\n${stores.name}, from the start to the first sign-up:\n\n${table(head, rows)}\n`);
}

async function secondsToSignUp(stores: Stores, count: number, next?: string): Promise<number> {
  const storage = await stores.createBlank();
  await withDb(storage, async (db) => {
    await migrate(db, { before: next });
    await fillSignUps(db, count, { hasLetters: next === undefined || next > firstLetters });
    if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
  });
  const seconds = await startAndSignUp(storage);
  await stores.remove(storage);
  return seconds;
}

async function startAndSignUp(storage: Storage): Promise<number> {
  const began = performance.now();
  const site = await startSite(storage);
  try {
    for (let n = 0; (await signUp(site.url, `new${n}@example.com`, '10.0.0.1')) !== 201; n++)
      await sleep(everyMs);
    return (performance.now() - began) / 1_000;
  } finally {
    await site.end('SIGTERM');
  }
}
