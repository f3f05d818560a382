import SQLite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { embeddedDatabase, openMigrated } from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { databaseFile } from '../../store/embedded/database.ts';

// The default is 8 attempts of 1 s.
vi.mock('../../store/open-database.ts', async (load) => {
  const real = await load<typeof import('../../store/open-database.ts')>();
  const checkpoint = { attempts: 2, waitMs: 10, betweenMs: 10 };
  return {
    openDatabase: (...[settings, options]: Parameters<typeof real.openDatabase>) =>
      real.openDatabase(settings, { ...options, checkpoint }),
  };
});

test.each([
  [
    ['erase', 'ann@example.com'],
    /^Erased: the sign-up of .*\nA copy may have been delivered/,
    /^The sign-up is gone, but the files still hold its bytes \(SQLITE_\w+\)[^\n]+ again\. \[erased-not-cleaned\]\n$/,
  ],
  [
    ['purge'],
    /^Deleting 1 /,
    /^The sign-ups are deleted, but the files still hold their bytes \(SQLITE_\w+\): [^\n]+ again\. \[purged-not-cleaned\]\n$/,
  ],
])(
  '%j beside a reader of the files prints what was deleted and asks to run it again',
  async (words, out, err) => {
    const testDatabase = await embeddedDatabase();
    const { db, close } = await openMigrated(testDatabase);
    await insertSignUps(db, [
      { email: 'ann@example.com', createdAt: '2001-01-01T00:00:00.000Z', attempts: 1 },
    ]);
    const reader = new SQLite(databaseFile(testDatabase.settings.DATA_DIR), { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from sign_ups').get();
    const broken = await runSignups(words, { ...testDatabase.settings, LAUNCH_DATE: '2001-06-06' });
    expect(broken).toEqual({
      code: 1,
      stdout: expect.stringMatching(out),
      stderr: expect.stringMatching(err),
    });
    reader.close();
    expect(await runSignups(words, testDatabase.settings)).toMatchObject({ code: 0, stderr: '' });
    await close();
    await testDatabase.remove();
  },
);
