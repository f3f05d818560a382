import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedWithBackup } from '../../../tests/fixtures/databases/backup-elsewhere.ts';
import { openMigrated, type TestDatabase } from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { accessOf } from '../../../tests/fixtures/letter-access.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { recordMailEvent } from '../../letters/mail-events.ts';
import { queueLetters } from '../../letters/queue.ts';
import { confirm, unsubscribe } from '../../letters/subscriptions.ts';
import { databaseFile } from '../../store/embedded/database.ts';
import { blockedAmong, liftBlock } from '../../store/mailboxes/mail-blocks.ts';

let testDatabase: TestDatabase;
let elsewhere: TestDatabase;
let directory: string;
let backup: string;
beforeEach(async () => {
  ({ testDatabase, elsewhere, backup } = await embeddedWithBackup());
  directory = testDatabase.settings.DATA_DIR;
});
afterEach(async () => {
  await testDatabase.remove();
  await elsewhere.remove();
});

const restore = (file = backup) => runSignups(['restore', file], testDatabase.settings);
const inPlace = () => databaseFile(directory);
const restored = () => ({
  code: 0,
  stdout: `Restored ${inPlace()} from ${backup}: 2 sign-ups.\nErased again since that backup: 0.\n`,
  stderr: '',
});
const failed = (stderr: string) => ({ code: 1, stdout: '', stderr });

test('on a new machine keeps no old file, and removes the leftovers of an earlier try', async () => {
  await mkdir(join(directory, 'restoring-x1'));
  await writeFile(join(directory, 'restoring-x1', 'sign-ups.db'), 'ann@example.com');
  await mkdir(join(directory, 'not-restoring-'));
  expect(await restore()).toEqual(restored());
  expect((await readdir(directory)).toSorted()).toEqual(['in-use.lock', 'not-restoring-', 'sign-ups.db']);
  expect((await runSignups(['stats'], testDatabase.settings)).stdout).toMatch(/^total 2\n/);
});

test('keeps unsubscribes and sent letters since the backup', async () => {
  expect(await restore()).toEqual(restored());
  const before = await openMigrated(testDatabase);
  const people = await before.db.selectFrom('sign_ups').select('id').orderBy('email').execute();
  const [ann = '', bob = ''] = people.map(({ id }) => id);
  const newId = 'signed-up-later';
  const later = { ...makeSignUp('New'), id: newId, email_key: 'new@example.com' };
  await before.db
    .insertInto('sign_ups')
    .values({ ...later, created_at: new Date().toISOString() })
    .execute();
  await queueLetters(before.db, 'launch', [ann, bob, newId], { now: Date.now() });
  await before.db
    .updateTable('letters')
    .set({ state: 'delivered' })
    .where('sign_up_id', 'in', [ann, newId])
    .execute();
  await confirm(before.db, await accessOf(before.db, ann));
  await unsubscribe(before.db, await accessOf(before.db, bob));
  await before.close();
  await runSignups(['restore', backup], testDatabase.settings);
  const after = await openMigrated(testDatabase);
  const letters = await after.db.selectFrom('letters').select(['sign_up_id', 'state']).execute();
  expect(letters.toSorted((a, b) => (a.state < b.state ? -1 : 1))).toEqual([
    { sign_up_id: bob, state: 'cancelled' },
    { sign_up_id: ann, state: 'delivered' },
  ]);
  const subscriptions = await after.db.selectFrom('subscriptions').selectAll().execute();
  expect(
    subscriptions.map(({ sign_up_id, confirmed_at, left_at }) => [
      sign_up_id,
      confirmed_at !== null,
      left_at !== null,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [ann, true, false],
      [bob, false, true],
    ]),
  );
  await after.close();
});

test('keeps blocks of addresses since the backup, and lifts those that were lifted since', async () => {
  const before = await openMigrated(testDatabase);
  const block = (email: string) => recordMailEvent(before.db, { kind: 'complaint', emails: [email] });
  await block('lifted@example.com');
  const copy = join(directory, 'with-blocks.db');
  expect((await runSignups(['backup', copy], testDatabase.settings)).code).toBe(0);
  await block('ann@example.com');
  await liftBlock(before.db, 'lifted@example.com');
  await before.close();
  expect((await runSignups(['restore', copy], testDatabase.settings)).code).toBe(0);
  const after = await openMigrated(testDatabase);
  const blocked = await blockedAmong(after.db, ['ann@example.com', 'lifted@example.com']);
  expect([...blocked]).toEqual(['ann@example.com']);
  await after.close();
});

test('keeps blocks of any number', async () => {
  expect(await restore()).toEqual(restored());
  const file = new SQLite(inPlace());
  file.exec(`
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 45000)
    insert into mail_blocks select 'address' || n, 'bounce', '2026-12-01T00:00:00.000Z', null from numbers`);
  file.close();
  const { code, stderr } = await restore();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const after = new SQLite(inPlace());
  expect(after.prepare('select count(distinct address) from mail_blocks').pluck().get()).toBe(45_000);
  after.close();
});

test('a missing backup leaves nothing behind, and the next try succeeds', async () => {
  const none = join(directory, 'none.db');
  expect(await restore(none)).toEqual(failed(`${none} cannot be read (ENOENT). [file-not-read]\n`));
  expect(await readdir(directory)).toEqual(['in-use.lock']);
  expect(await restore()).toEqual(restored());
});

test.each(['none', 'a-file'])('refuses DATA_DIR when it is %j and not a directory', async (name) => {
  await writeFile(join(directory, 'a-file'), '');
  const DATA_DIR = join(directory, name);
  expect(await runSignups(['restore', backup], { DATA_DIR })).toEqual(
    failed(`Wrong setting: DATA_DIR is not a directory (${DATA_DIR})\n`),
  );
});

test('keeps a database of the first release, which had no table of erasures', async () => {
  const release = await readFile(
    new URL('../../../tests/fixtures/databases/first-release.sql', import.meta.url),
    'utf8',
  );
  new SQLite(inPlace()).exec(release).close();
  const { code, stdout } = await restore();
  const [newer, , erased, aside] = stdout.split('\n');
  expect([code, erased]).toEqual([0, 'Erased again since that backup: 0.']);
  expect(newer).toMatch(/^(No sign-up is|Sign-ups that are) newer than the backup/);
  const [file = ''] = (await readdir(directory)).filter((name) =>
    name.startsWith('sign-ups.db.before-restore-'),
  );
  expect(aside).toBe(
    `The replaced database is now ${join(directory, file)}: delete it once you do not need it.`,
  );
});

test('"erase" names a damaged old database once, with or without its -wal file', async () => {
  await writeFile(inPlace(), 'damaged '.repeat(2_000));
  const { stdout } = await restore();
  expect(stdout.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^The present database cannot be read, so it is unknown how many/),
    expect.stringMatching(/^Restored /),
    expect.stringMatching(/^The replaced database cannot be read, .*: repeat them\.$/),
  ]);
  const [aside = ''] = (await readdir(directory)).filter((name) => name.includes('before-restore'));
  for (const log of ['-wal', '-shm']) await writeFile(join(directory, aside + log), '');
  const erased = await runSignups(['erase', 'ann@example.com'], testDatabase.settings);
  expect(erased.stdout.split('\n').slice(1)).toEqual([
    `An old database file may hold a copy: delete ${join(directory, aside)}.`,
    'The files are cleaned.',
    '',
  ]);
});

test('"erase" names the copies that a server of an earlier release made', async () => {
  const { db, close } = await openMigrated(testDatabase);
  await insertSignUps(db, [{ email: 'ann@example.com' }]);
  await close();
  for (const name of ['.replaced-x', '.removed-x', '.of-my-own']) await copyFile(backup, inPlace() + name);
  const erased = await runSignups(['erase', 'ann@example.com'], testDatabase.settings);
  expect(erased.stdout.split('\n').slice(1)).toEqual([
    `An old database file may hold a copy: delete ${inPlace()}.removed-x.`,
    `An old database file may hold a copy: delete ${inPlace()}.replaced-x.`,
    'The files are cleaned.',
    '',
  ]);
});

test('refuses a backup that is readable but violates a constraint, and names the violation', async () => {
  const file = new SQLite(backup);
  file.unsafeMode(true);
  file.pragma('writable_schema = on');
  file.exec(
    'update sqlite_schema set sql = replace(sql, \'"last_failure" text\', \'"last_failure" text not null\')',
  );
  file.close();
  expect(await restore()).toEqual(
    failed(
      `${backup} is not a complete database of sign-ups (NULL value in deliveries.last_failure). [file-damaged]\n`,
    ),
  );
});

test('keeps unsubscribes when a newer release has added columns', async () => {
  expect(await restore()).toEqual(restored());
  const before = await openMigrated(testDatabase);
  const { id } = await before.db.selectFrom('sign_ups').select('id').executeTakeFirstOrThrow();
  await unsubscribe(before.db, await accessOf(before.db, id));
  await before.close();
  new SQLite(inPlace()).exec("alter table subscriptions add column reason text default 'left'").close();
  const { code, stderr } = await restore();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const after = await openMigrated(testDatabase);
  const rows = await after.db.selectFrom('subscriptions').selectAll().execute();
  await after.close();
  expect(rows).toEqual([expect.objectContaining({ sign_up_id: id, left_at: expect.any(String) })]);
});

test('restores over a database whose letters are damaged, and warns', async () => {
  expect(await restore()).toEqual(restored());
  const before = await openMigrated(testDatabase);
  const people = await before.db.selectFrom('sign_ups').select('id').execute();
  await queueLetters(
    before.db,
    'launch',
    people.map(({ id }) => id),
    { now: Date.now() },
  );
  await before.close();
  const file = new SQLite(inPlace());
  const root = file.prepare("select rootpage from sqlite_schema where name = 'letters'").pluck().get();
  file.close();
  const bytes = await readFile(inPlace());
  bytes.fill(0xff, (Number(root) - 1) * 4_096, Number(root) * 4_096);
  await writeFile(inPlace(), bytes);
  const { code, stdout } = await restore();
  expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('repeat them') });
});
