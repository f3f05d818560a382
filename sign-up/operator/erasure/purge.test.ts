import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { fillHeld } from '../../../tests/fixtures/databases/fill.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import type { Database } from '../../store/database.ts';
import { findErasure, putErasures, recordErasure } from '../../store/erasure/erasures.ts';
import { blockAddress } from '../../store/mailboxes/mail-blocks.ts';

const launched = { LAUNCH_DATE: '2020-06-06', RETENTION_MONTHS: '3' };
const year = new Date().getUTCFullYear();

describe.each(databaseKinds)('retention on the $kind database', ({ make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    await insertSignUps(database.db, [
      { email: 'old@example.com', createdAt: `${year - 2}-01-01T00:00:00.000Z`, attempts: 1 },
      { email: 'older@example.com', createdAt: `${year - 3}-01-01T00:00:00.000Z` },
      { email: 'new@example.com' },
    ]);
  });
  afterEach(async () => {
    await database.close();
    await testDatabase.remove();
  });

  const emails = async () =>
    (await database.db.selectFrom('sign_ups').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    );
  const purge = (...words: string[]) =>
    runSignups(['purge', ...words], { ...testDatabase.settings, ...launched });

  test('--dry-run reports the rows that would be deleted, and changes nothing', async () => {
    const { code, stdout, stderr } = await purge('--dry-run');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^Would delete 2 sign-ups from before .*Z \(3 months after launch\)\.\nNever delivered: 1\.\nAlso delete the Airtable records .*\. 1 may be there:\n.*\told@example\.com\n$/,
    );
    expect((await emails()).length).toBe(3);
  });

  test('deletes blocks of addresses from before the retention', async () => {
    for (const [email, reason] of [
      ['old@example.com', 'bounce'],
      ['new@example.com', 'complaint'],
    ] as const) {
      const day = reason === 'bounce' ? `${year - 2}-01-01T00:00:00.000Z` : new Date().toISOString();
      await blockAddress(database.db, email, { reason, now: day, signUpId: undefined });
    }
    expect((await purge()).code).toBe(0);
    const blocks = await database.db.selectFrom('mail_blocks').select('reason').execute();
    expect(blocks).toEqual([{ reason: 'complaint' }]);
  });

  test('deletes sign-ups past their retention and their bytes, and lists possible copies', async () => {
    const { code, stdout } = await purge();
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Deleting 2 .*\nNever delivered: 1\.\n.*1 may be there:\n.*\told@example\.com\n$/,
    );
    expect(await emails()).toEqual(['new@example.com']);
    expect((await database.db.selectFrom('deliveries').selectAll().execute()).length).toBe(1);
    expect(await purge()).toEqual({
      code: 0,
      stdout: 'No sign-ups are past their retention (3 months after launch).\n',
      stderr: '',
    });
    if (testDatabase.settings.DATABASE_URL) return;
    for (const file of await readdir(testDatabase.settings.DATA_DIR))
      expect(await readFile(join(testDatabase.settings.DATA_DIR, file), 'latin1')).not.toMatch(
        /old(er)?@example/,
      );
  });

  test('deletes nothing before the retention has ended', async () => {
    const settings = { ...testDatabase.settings, LAUNCH_DATE: `${year}-12-31` };
    for (const words of [['purge'], ['purge', '--dry-run']])
      expect(await runSignups(words, settings)).toEqual({
        code: 0,
        stdout: 'No sign-ups are past their retention (12 months after launch).\n',
        stderr: '',
      });
    expect((await emails()).length).toBe(3);
  });

  test('deletes more than one page of sign-ups with the same time, outdated erasures and ids of former sign-ups', async () => {
    await database.db.deleteFrom('deliveries').execute();
    await database.db.deleteFrom('sign_ups').execute();
    for (const email of ['long-ago@example.com', 'today@example.com'])
      await recordErasure(database.db, email, { erasedAt: Date.now(), mayBeDelivered: false });
    const note = await findErasure(database.db, 'long-ago@example.com');
    await database.db
      .updateTable('erasures')
      .set({ erased_at: '2001-01-01T00:00:00.000Z' })
      .where('address', '=', note?.address ?? '')
      .execute();
    const createdAt = `${year - 2}-01-01T00:00:00.000Z`;
    const former = [createdAt, new Date().toISOString()].map((created_at) => ({
      id: created_at,
      created_at,
    }));
    await database.db.insertInto('former_sign_ups').values(former).execute();
    await insertSignUps(
      database.db,
      Array.from({ length: 1_001 }, (_, n) => ({ email: `fan${n}@example.com`, createdAt })),
    );
    expect((await purge()).stdout).toMatch(
      /^Deleting 1001 sign-ups from before [^\n]+\nNever delivered: 1001\.\n$/,
    );
    expect(await emails()).toEqual([]);
    expect(await findErasure(database.db, 'long-ago@example.com')).toBeUndefined();
    expect(await findErasure(database.db, 'today@example.com')).toBeDefined();
    expect(await database.db.selectFrom('former_sign_ups').selectAll().execute()).toEqual(former.slice(1));
  });

  test('erases sign-ups again that a restored backup brought back, on every page', async () => {
    await database.db.deleteFrom('deliveries').execute();
    await database.db.deleteFrom('sign_ups').execute();
    const [first, last] = ['fan0@example.com', 'fan1000@example.com'];
    // Each has a salt of its own, as after a merge of two databases.
    await recordErasure(database.db, first, { erasedAt: Date.now(), mayBeDelivered: false });
    const notes = await database.db.deleteFrom('erasures').returningAll().execute();
    await recordErasure(database.db, last, { erasedAt: Date.now(), mayBeDelivered: false });
    await putErasures(database.db, notes);
    const createdAt = new Date(Date.now() - 3_600_000).toISOString();
    await insertSignUps(
      database.db,
      Array.from({ length: 1_001 }, (_, n) => ({ email: `fan${n}@example.com`, createdAt })),
    );
    expect((await purge()).stdout).toBe(
      'No sign-ups are past their retention (3 months after launch).\nErased again after a restore: 2.\n',
    );
    const left = await emails();
    expect([left.length, left.includes(first), left.includes(last)]).toEqual([999, false, false]);
  });

  test('erases held sign-ups again that a restored backup brought back, on every page', async () => {
    await fillHeld(database.db, 2_001);
    const createdAt = new Date(Date.now() - 3_600_000).toISOString();
    await database.db.updateTable('held_sign_ups').set({ created_at: createdAt }).execute();
    for (const n of [0, 1_000, 2_000])
      await recordErasure(database.db, `bot${n}@example.com`, {
        erasedAt: Date.now(),
        mayBeDelivered: false,
      });
    await recordErasure(database.db, 'bot7@example.com', {
      erasedAt: Date.parse(createdAt),
      mayBeDelivered: false,
    });
    expect((await purge()).code).toBe(0);
    const left = await database.db.selectFrom('held_sign_ups').select('email').execute();
    const gone = [0, 7, 1_000, 2_000].filter(
      (n) => !left.some(({ email }) => email === `bot${n}@example.com`),
    );
    expect([left.length, gone]).toEqual([1_998, [0, 1_000, 2_000]]);
  });
});
