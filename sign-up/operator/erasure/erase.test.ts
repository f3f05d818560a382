import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  databaseKinds,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { accessOf } from '../../../tests/fixtures/letter-access.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { shiftClock } from '../../../tests/fixtures/shift-clock.ts';
import { queueLetters } from '../../letters/queue.ts';
import { confirm } from '../../letters/subscriptions.ts';
import type { Database } from '../../store/database.ts';
import { databaseFile } from '../../store/embedded/database.ts';
import { openDatabase } from '../../store/open-database.ts';
import { createStore } from '../../store/store.ts';

const { Date: rightDate } = globalThis;

describe.each(databaseKinds)('"erase" on the $kind database', ({ kind, make }) => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    testDatabase = await make();
    database = await openMigrated(testDatabase);
    await insertSignUps(database.db, [
      { email: 'ann@example.com', attempts: 1 },
      { email: 'bob@example.com' },
    ]);
  });
  afterEach(async () => {
    globalThis.Date = rightDate;
    await database.close();
    await testDatabase.remove();
  });

  const erase = (email: string) => runSignups(['erase', email], testDatabase.settings);
  const cleaned = kind === 'embedded' ? 'The files are cleaned.\n' : '';
  const notes = () => database.db.selectFrom('erasures').selectAll().execute();

  test('stores a keyed hash without the address', async () => {
    expect(await erase('ann@example.com')).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^Erased: the sign-up of \S+Z\.\nA copy may have been delivered: [^\n]+\n(The files are cleaned\.\n)?$/,
      ),
      stderr: '',
    });
    const [note, ...more] = await notes();
    expect(more).toEqual([]);
    expect(note).toMatchObject({ state: 'done', may_have_left: 1 });
    expect(JSON.stringify(note)).not.toMatch(/ann|example/);
    expect((await erase('bob@example.com')).stdout).toMatch(/^Erased: [^\n]+\n(The files are cleaned\.\n)?$/);
    expect((await notes()).map(({ salt }) => salt)).toEqual([note?.salt, note?.salt]);
    expect((await notes()).map(({ may_have_left }) => may_have_left).toSorted()).toEqual([0, 1]);
  });

  test.each([5, -5])(
    'orders erasures and sign-ups correctly when the clock of this machine is %i min off',
    async (minutes) => {
      shiftClock(minutes * 60_000);
      const signUp = async (email: string) => {
        const store = createStore(database);
        await store.add(makeSignUp('Eve', { email }));
        await store.stop();
      };
      const eve = () => database.db.selectFrom('sign_ups').selectAll().where('name', '=', 'Eve');
      await signUp('eve@example.com');
      await signUp('late@example.com');
      const backup = await eve().execute();
      for (const { email } of backup) await erase(email);
      await database.db.insertInto('sign_ups').values(backup).execute();
      await erase('late@example.com');
      await signUp('late@example.com');
      expect((await runSignups(['purge'], testDatabase.settings)).stdout).toMatch(
        /\nErased again after a restore: 1\.\n$/,
      );
      expect((await eve().execute()).map(({ email }) => email)).toEqual(['late@example.com']);
    },
  );

  test.each(['Ann <ann@example.com>', 'mailto:ANN@example.com', 'ann@example.com.'])(
    'accepts the address as %s',
    async (typed) => {
      expect((await erase(typed)).code).toBe(0);
      expect((await database.db.selectFrom('sign_ups').selectAll().execute()).length).toBe(1);
    },
  );

  test('of an unknown address rewrites no file and stores nothing', async () => {
    // A reader of the files would make a rewrite fail.
    const reader = kind === 'embedded' ? readerOf(testDatabase) : undefined;
    expect(await erase('eve@example.com')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'No sign-up has that address. [not-signed-up]\n',
    });
    reader?.close();
    expect(await notes()).toEqual([]);
  });

  if (kind === 'embedded')
    test('ends with 0 beside connections that read and write all the time', async () => {
      const server = openDatabase(testDatabase.settings);
      const store = createStore(server);
      let isOver = false;
      const use = async (run: () => Promise<unknown>) => {
        while (!isOver) await run();
      };
      const users = [
        use(() => server.reader.selectFrom('sign_ups').selectAll().execute()),
        use(() => store.add(makeSignUp('Eve', { email: `eve${Math.random()}@example.com` }))),
      ];
      expect(await erase('ann@example.com')).toMatchObject({ code: 0, stderr: '' });
      isOver = true;
      await Promise.all(users);
      await store.stop();
      await server.close();
      expect(await notes()).toMatchObject([{ state: 'done' }]);
    });

  test('finishes an interrupted erasure when run again', async () => {
    await erase('ann@example.com');
    await database.db.updateTable('erasures').set({ state: 'cleaning' }).execute();
    expect(await erase('Ann@Example.com')).toEqual({
      code: 0,
      stdout: `Erased before, but the files were not cleaned.\nA copy may have been delivered: delete it in Airtable too.\n${cleaned}`,
      stderr: '',
    });
    expect(await notes()).toMatchObject([{ state: 'done' }]);
    expect((await erase('ann@example.com')).code).toBe(1);
  });

  test('mentions no copy when the sign-up was never sent, also when it is finished later', async () => {
    await erase('bob@example.com');
    await database.db.updateTable('erasures').set({ state: 'cleaning' }).execute();
    expect((await erase('bob@example.com')).stdout).toBe(
      `Erased before, but the files were not cleaned.\n${cleaned}`,
    );
  });

  test('remembers a possible copy after the visitor signed up again and was erased again', async () => {
    for (const email of ['ann@example.com', 'bob@example.com']) await erase(email);
    await insertSignUps(database.db, [{ email: 'ann@example.com' }]);
    await erase('ann@example.com');
    expect((await notes()).map(({ may_have_left }) => may_have_left).toSorted()).toEqual([0, 1]);
  });

  test('deletes letters and the subscription, and says that letters were sent', async () => {
    const people = await database.db.selectFrom('sign_ups').select('id').orderBy('email').execute();
    const ids = people.map(({ id }) => id);
    await queueLetters(database.db, 'launch', ids, { now: Date.now() });
    for (const id of ids) await confirm(database.db, await accessOf(database.db, id));
    await database.db
      .updateTable('letters')
      .set({ attempts: 1 })
      .where('sign_up_id', '=', ids[0] ?? '')
      .execute();
    const note = 'Letters were sent: the mail provider may keep a record of them for a while.\n';
    expect((await erase('ann@example.com')).stdout).toContain(note);
    expect((await erase('bob@example.com')).stdout).not.toContain('Letters');
    for (const table of ['letters', 'subscriptions'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('mentions the possible copy of a duplicate', async () => {
    const [bob] = await database.db
      .selectFrom('sign_ups')
      .selectAll()
      .where('email', '=', 'bob@example.com')
      .execute();
    await database.db
      .insertInto('duplicates')
      .values({ id: 'x', kept_id: bob?.id ?? '', created_at: '2026-01-01T00:00:00.000Z', attempts: 3 })
      .execute();
    expect((await erase('bob@example.com')).stdout).toMatch(/Airtable/);
    expect(await database.db.selectFrom('duplicates').selectAll().execute()).toEqual([]);
  });
});

function readerOf(testDatabase: TestDatabase): SQLite.Database {
  const reader = new SQLite(databaseFile(testDatabase.settings.DATA_DIR), { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from sign_ups').get();
  return reader;
}
