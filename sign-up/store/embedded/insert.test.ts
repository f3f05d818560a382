import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embeddedDatabase, openMigrated } from '../../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import type { NewLetterState } from '../mailboxes/confirmations.ts';
import { databaseFile } from './database.ts';
import { openFile } from './file/open-file.ts';
import { insertBatch } from './insert.ts';

const batches = 250;
const perBatch = 16;
/** SQLite's default page, with the header of its frame in the log. */
const frameBytes = 4_096 + 24;

/** @returns pages that SQLite logs per sign-up, in a table that grows to 4,000 */
async function pagesPerSignUp(letter?: NewLetterState): Promise<number> {
  const database = await embeddedDatabase();
  const { close } = await openMigrated(database);
  await close();
  const path = databaseFile(database.settings.DATA_DIR);
  const open = openFile({ path, maxPages: undefined, longTimeouts: false });
  open.file.pragma('wal_autocheckpoint = 0');
  for (let batch = 0; batch < batches; batch += 1) {
    const arrivals = Array.from({ length: perBatch }, (_, n) => ({
      signUp: makeSignUp(`fan${(batch * perBatch + n) * 7_919}`),
      at: 1_780_000_000_000 + batch,
      letter,
    }));
    await insertBatch(open, arrivals);
  }
  const { size } = statSync(`${path}-wal`);
  open.file.close();
  await database.remove();
  return size / frameBytes / (batches * perBatch);
}

test('a batch writes few pages, also with confirmation letters', async () => {
  // With random ids these are 2.5 and 4.4.
  expect(await pagesPerSignUp()).toBeLessThan(1.5);
  expect(await pagesPerSignUp('waiting')).toBeLessThan(2.5);
});
