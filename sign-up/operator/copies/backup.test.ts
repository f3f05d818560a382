import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  databaseKinds,
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import { makeSignUp } from '../../../tests/fixtures/make-sign-up.ts';
import { cleanEnvironment } from '../../../tests/fixtures/processes/clean-environment.ts';
import { type Ran, runSignups, signupsEntry } from '../../../tests/fixtures/processes/signups-command.ts';
import type { Database } from '../../store/database.ts';
import { databaseFile } from '../../store/embedded/database.ts';
import { eraseRows } from '../../store/erasure/erase.ts';
import { createStore } from '../../store/store.ts';
import { backUp } from './backup.ts';

let testDatabase: TestDatabase;
let elsewhere: TestDatabase;
let server: Database;
let backup: string;
beforeEach(async () => {
  testDatabase = await embeddedDatabase();
  elsewhere = await embeddedDatabase();
  backup = join(elsewhere.settings.DATA_DIR, 'backup.db');
  server = await openMigrated(testDatabase);
  await signUp('ann@example.com', 'bob@example.com');
});
afterEach(async () => {
  await server.close();
  await testDatabase.remove();
  await elsewhere.remove();
});

async function signUp(...emails: string[]) {
  const store = createStore(server);
  for (const email of emails) await store.add(makeSignUp('Fan', { email }));
  await store.stop();
}
const signups = (...words: string[]) => runSignups(words, testDatabase.settings);
const emails = () => emailsIn(databaseFile(testDatabase.settings.DATA_DIR));
function emailsIn(file: string): unknown[] {
  const opened = new SQLite(file, { readonly: true });
  const found = opened.prepare('select email from sign_ups order by email').pluck().all();
  opened.close();
  return found;
}
const succeeded: Partial<Ran> = { code: 0, stderr: '' };

test('backs up beside a running server with mode 600, and overwrites nothing', async () => {
  expect(await signups('backup', backup)).toMatchObject({
    ...succeeded,
    stdout: expect.stringMatching(
      /^Backed up \S+sign-ups\.db to \S+backup\.db: 2 sign-ups, \d+ bytes, checked\.\n$/,
    ),
  });
  const { mode, size } = await stat(backup);
  expect(mode & 0o777).toBe(0o600);
  expect(size).toBeGreaterThan(10_000);
  const before = await readFile(backup);
  expect(await signups('backup', backup)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${backup} exists already. Choose another file. [file-is-there]\n`,
  });
  expect((await readFile(backup)).equals(before)).toBe(true);
  expect(await readdir(elsewhere.settings.DATA_DIR)).toEqual(['backup.db']);
});

test('a backup that cannot be written leaves nothing behind', async () => {
  const nowhere = join(elsewhere.settings.DATA_DIR, 'none', 'backup.db');
  expect(await signups('backup', nowhere)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]*cannot be created \(ENOENT\)\. \[file-not-made\]\n$/),
  });
});

test('a backup that is killed leaves no copy behind', async () => {
  const people = Array.from({ length: 20_000 }, (_, n) => ({ email: `crowd${n}@example.com` }));
  await insertSignUps(server.db, people);
  for (const ms of [150, 300, 450, 600, 750]) {
    const child = spawn(process.execPath, [signupsEntry, 'backup', backup], {
      env: cleanEnvironment(testDatabase.settings),
    });
    await sleep(ms);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    // It may have been complete before.
    expect([[], ['backup.db']]).toContainEqual(await readdir(elsewhere.settings.DATA_DIR));
    await rm(backup, { force: true });
  }
});

test('restores the sign-ups of the backup except those erased since, and keeps the old file', async () => {
  backUp(testDatabase.settings.DATA_DIR, backup);
  await signUp('late@example.com');
  await eraseRows(server.db, 'ANN@example.com');
  await server.close();
  const restored = await signups('restore', backup);
  expect(restored).toMatchObject(succeeded);
  expect(restored.stdout).toMatch(/: 1 sign-ups\.\nErased again since that backup: 1\.\n.*before-restore-/);
  expect(emails()).toEqual(['bob@example.com']);
  const files = await readdir(testDatabase.settings.DATA_DIR);
  const [aside = ''] = files.filter((name) => name.includes('before-restore'));
  expect(emailsIn(join(testDatabase.settings.DATA_DIR, aside))).toEqual([
    'bob@example.com',
    'late@example.com',
  ]);
  expect(files.filter((name) => name.startsWith('restoring'))).toEqual([]);
  for (const file of files)
    expect((await stat(join(testDatabase.settings.DATA_DIR, file))).mode & 0o077).toBe(0);
  expect((await signups('erase', 'bob@example.com')).stdout).toContain(aside);
});

test('does not erase again a sign-up that was made after the erasure', async () => {
  await eraseRows(server.db, 'ann@example.com');
  await signUp('ann@example.com');
  backUp(testDatabase.settings.DATA_DIR, backup);
  await server.close();
  expect((await signups('restore', backup)).stdout).toMatch(/Erased again since that backup: 0\./);
  expect(emails()).toEqual(['ann@example.com', 'bob@example.com']);
});

test('refuses "restore" and "move" while a server runs', async () => {
  backUp(testDatabase.settings.DATA_DIR, backup);
  for (const words of [
    ['restore', backup],
    ['move', '--to', 'postgres://127.0.0.1:1/none'],
  ]) {
    expect(await signups(...words)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^\S+sign-ups\.db is in use: stop the server, then (restore|move)\. \[in-use\]\n$/,
      ),
    });
  }
});

test.each([
  ['text', async (file: string) => writeFile(file, 'no database')],
  ['a torn copy', async (file: string) => writeFile(file, (await readFile(backup)).subarray(0, 20_000))],
  ['another database', async (file: string) => new SQLite(file).exec('create table t (x)').close()],
])('refuses to restore %s, and keeps the current database', async (_what, make) => {
  backUp(testDatabase.settings.DATA_DIR, backup);
  await server.close();
  const broken = join(elsewhere.settings.DATA_DIR, 'broken.db');
  await make(broken);
  expect(await signups('restore', broken)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^[^\n]+ is not a complete database of sign-ups[^\n]+\n$/),
  });
  expect(emails().length).toBe(2);
});

test('restores over a damaged database, and warns that its erasures are unknown', async () => {
  backUp(testDatabase.settings.DATA_DIR, backup);
  await server.close();
  await writeFile(join(testDatabase.settings.DATA_DIR, 'sign-ups.db'), 'damaged '.repeat(2_000));
  const { code, stdout } = await signups('restore', backup);
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('are unknown: repeat them'),
  });
  expect(emails().length).toBe(2);
});

test('restores on a new machine, also from a copy with its -wal file', async () => {
  const directory = elsewhere.settings.DATA_DIR;
  for (const end of ['', '-wal'])
    await copyFile(
      join(testDatabase.settings.DATA_DIR, `sign-ups.db${end}`),
      join(directory, `copy.db${end}`),
    );
  const fresh = await embeddedDatabase();
  expect(await runSignups(['restore', join(directory, 'copy.db')], fresh.settings)).toMatchObject(succeeded);
  expect((await runSignups(['stats'], fresh.settings)).stdout).toMatch(/^total 2\n/);
  await fresh.remove();
});

test('on PostgreSQL, "backup" prints one line that names the tool to use', async () => {
  const cluster = await databaseKinds[1].make();
  const { code, stderr } = await runSignups(['backup', backup], cluster.settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^PostgreSQL is [^\n]+ own tool: pg_dump [^\n]+\n$/);
  await cluster.remove();
});
