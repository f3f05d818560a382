import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedWithBackup } from '../../../tests/fixtures/databases/backup-elsewhere.ts';
import { openMigrated, type TestDatabase } from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { runSignups } from '../../../tests/fixtures/processes/signups-command.ts';
import { databaseFile } from '../../store/embedded/database.ts';

let testDatabase: TestDatabase;
let elsewhere: TestDatabase;
let directory: string;
let inPlace: string;
let backup: string;
beforeEach(async () => {
  ({ testDatabase, elsewhere, backup } = await embeddedWithBackup());
  directory = testDatabase.settings.DATA_DIR;
  inPlace = databaseFile(directory);
});
afterEach(async () => {
  await testDatabase.remove();
  await elsewhere.remove();
});

const restore = () => runSignups(['restore', backup], testDatabase.settings);

test('says how many sign-ups are newer, and a command reads them and brings them back', async () => {
  expect((await restore()).code).toBe(0);
  const database = await openMigrated(testDatabase);
  await insertSignUps(database.db, [
    { email: 'new@example.com', id: 'later-1' },
    { email: 'erased@example.com', id: 'later-2' },
  ]);
  await database.close();
  await runSignups(['erase', 'erased@example.com'], testDatabase.settings);
  const loss = 'Sign-ups that are newer than the backup: 1. Only the replaced database will have them.\n';
  expect(await runSignups(['restore', backup, '--dry-run'], testDatabase.settings)).toEqual({
    code: 0,
    stdout: `${loss}Nothing was changed.\n`,
    stderr: '',
  });
  expect((await readdir(directory)).toSorted()).toEqual(['in-use.lock', 'sign-ups.db']);
  const { stdout } = await restore();
  const [aside = ''] = (await readdir(directory)).filter((name) => name.includes('before-restore'));
  const file = join(directory, aside);
  expect(stdout).toBe(
    `${loss}Restored ${inPlace} from ${backup}: 2 sign-ups.\nErased again since that backup: 0.\nThe replaced database is now ${file}: delete it once you do not need it.\nTo read the newer sign-ups: npm run -s signups -- recover ${file} --dry-run\nTo bring them back: npm run -s signups -- recover ${file}\n`,
  );
  const recover = (...options: string[]) => runSignups(['recover', file, ...options], testDatabase.settings);
  const read = await recover('--dry-run');
  expect(read.stdout).toMatch(/^\S+Z\tnew@example\.com\t[^\n]*\n$/);
  const total = async () => (await runSignups(['stats'], testDatabase.settings)).stdout.split('\n')[0];
  expect(await total()).toBe('total 2');
  expect(await recover()).toEqual({
    code: 0,
    stdout: `Added to ${inPlace} from ${file}: 1 sign-ups.\n`,
    stderr: '',
  });
  expect(await total()).toBe('total 3');
  expect((await readdir(directory)).filter((name) => name.startsWith('restoring-'))).toEqual([]);
});

test.each([
  ['a file that is not there', 'none.db', '[file-not-read]'],
  ['a file that is no database', 'text.db', '[file-damaged]'],
])('"recover" refuses %s, and leaves no copy of it', async (_, name, code) => {
  expect((await restore()).code).toBe(0);
  await writeFile(join(elsewhere.settings.DATA_DIR, 'text.db'), 'no database '.repeat(1_000));
  const { stdout, stderr } = await runSignups(
    ['recover', join(elsewhere.settings.DATA_DIR, name)],
    testDatabase.settings,
  );
  expect(stdout).toBe('');
  expect(stderr.trimEnd().endsWith(code)).toBe(true);
  expect((await readdir(directory)).toSorted()).toEqual(['in-use.lock', 'sign-ups.db']);
});
