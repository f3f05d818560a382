import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import type { Database } from '../database.ts';
import { deleteSignUps } from '../erasure/erasures.ts';
import { newId } from '../new-id.ts';
import { openDatabase } from '../open-database.ts';
import { databaseFile } from './database.ts';
import { clearPages } from './file/clear-pages.ts';
import { openFile } from './file/open-file.ts';

const crowd = 12_000;
const timeoutMs = 120_000;

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await embeddedDatabase();
  database = await openMigrated(testDatabase);
});
afterEach(async () => {
  await database.close();
  await testDatabase.remove();
});

/** Looks random, so that keys are inserted everywhere in an index. No id contains a `q`. */
const markOf = (n: number) => `q${createHash('sha256').update(String(n)).digest('hex').slice(0, 10)}`;
const ids = new Map<number, string>();

/** Stores people in batches, and makes rows grow in between, which splits pages of both kinds. */
async function storeCrowd(): Promise<void> {
  for (let start = 0; start < crowd; start += 200) {
    const numbers = Array.from({ length: 200 }, (_, n) => start + n);
    await database.insert(
      numbers.map((n) => {
        ids.set(n, newId());
        const mark = markOf(n);
        // Some rows need overflow pages.
        const team = n % 1_000 === 3 ? `T${mark}`.repeat(1_000) : `T${mark}`;
        // Lengths differ, so that pages are rebuilt.
        const host = `${'h'.repeat(1 + ((n * 31) % 23))}.example`;
        const signUp = makeSignUp(`N${mark}`, { email: `e${mark}@${host}`, team });
        return { id: ids.get(n) ?? '', signUp, at: Date.now() };
      }),
    );
    await database.db.transaction().execute(async (transaction) => {
      for (let n = start; n < start + 200; n += 2) {
        // A known address.
        const grown = (n * 7_919) % (start + 200);
        await transaction
          .updateTable('sign_ups')
          .set({ city: `C${markOf(grown)}`.repeat(1 + (n % 7)) })
          .where('id', '=', ids.get(grown) ?? '')
          .execute();
      }
    });
  }
}

const erased = Array.from({ length: crowd / 10 }, (_, n) => n * 10 + 3);
const erasedMarks = new Set(erased.map(markOf));

async function eraseSome(): Promise<void> {
  for (let start = 0; start < erased.length; start += 500)
    await deleteSignUps(
      database.db,
      erased.slice(start, start + 500).map((n) => ids.get(n) ?? ''),
    );
}

/** @returns how many marks of erased people, and of others, are in the files */
function searchFiles(): { erased: number; kept: number } {
  const found = new Set<string>();
  for (const name of readdirSync(testDatabase.settings.DATA_DIR)) {
    const text = readFileSync(join(testDatabase.settings.DATA_DIR, name), 'latin1');
    for (const [mark] of text.matchAll(/q[0-9a-f]{10}/g)) found.add(mark);
  }
  const marks = [...found];
  return {
    erased: marks.filter((mark) => erasedMarks.has(mark)).length,
    kept: marks.filter((mark) => !erasedMarks.has(mark)).length,
  };
}

const checkIntegrity = async () =>
  (await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.db)).rows;
const truncateLog = () => sql`pragma wal_checkpoint(truncate)`.execute(database.db);

test(
  'scrub leaves no byte of deleted rows in any file',
  async () => {
    await storeCrowd();
    await eraseSome();
    await truncateLog();
    // Copies in pages: `secure_delete` alone is not enough.
    expect(searchFiles().erased).toBeGreaterThan(0);
    await database.scrub();
    expect(searchFiles()).toEqual({ erased: 0, kept: crowd - erased.length });
    expect(await checkIntegrity()).toEqual([{ integrity_check: 'ok' }]);
  },
  timeoutMs,
);

test(
  'no copy returns when another connection writes pages that it had read before they were cleared',
  async () => {
    await storeCrowd();
    await eraseSome();
    await truncateLog();
    const other = openDatabase(testDatabase.settings);
    await sql`select count(team || city) from sign_ups where email_key > ''`.execute(other.db);
    await sql`select count(*) from sign_ups where email_key > ''`.execute(other.db);
    const path = databaseFile(testDatabase.settings.DATA_DIR);
    const open = openFile({ path, longTimeouts: false });
    const descriptor = openSync(path, 'r+');
    for (let next: number | null = 0; next !== null; ) next = clearPages(open, descriptor, next);
    await other.db.updateTable('sign_ups').set({ referrer: 'x', email_key: sql`email_key || 'x'` }).execute();
    await truncateLog();
    expect(searchFiles()).toEqual({ erased: 0, kept: crowd - erased.length });
    expect(await checkIntegrity()).toEqual([{ integrity_check: 'ok' }]);
    await other.close();
    open.file.close();
    closeSync(descriptor);
  },
  timeoutMs,
);

test(
  'scrub beside sign-ups of another connection refuses none, and damages nothing',
  async () => {
    await storeCrowd();
    const other = openDatabase(testDatabase.settings);
    let isOver = false;
    let stored = 0;
    const writing = (async () => {
      while (!isOver) {
        const signUp = makeSignUp('Busy', { email: `${markOf(stored)}@example.org` });
        await other.insert([{ signUp, at: Date.now() }]);
        stored += 1;
      }
    })();
    for (let round = 0; round < 5 || stored < 10; round++) await database.scrub();
    isOver = true;
    await writing;
    expect(await checkIntegrity()).toEqual([{ integrity_check: 'ok' }]);
    const { count } = await database.reader
      .selectFrom('sign_ups')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('name', '=', 'Busy')
      .executeTakeFirstOrThrow();
    expect(count).toBe(stored);
    await other.close();
  },
  timeoutMs,
);
