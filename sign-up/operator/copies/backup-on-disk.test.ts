import {
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../../tests/fixtures/insert-sign-ups.ts';
import type { Database } from '../../store/database.ts';
import { databaseFile } from '../../store/embedded/database.ts';
import { backUp } from './backup.ts';

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return {
    ...fs,
    fsyncSync: vi.fn(fs.fsyncSync),
    openSync: vi.fn(fs.openSync),
    renameSync: vi.fn(fs.renameSync),
  };
});

let testDatabase: TestDatabase;
let elsewhere: TestDatabase;
let server: Database;
let directory: string;
beforeEach(async () => {
  [testDatabase, elsewhere] = [await embeddedDatabase(), await embeddedDatabase()];
  directory = elsewhere.settings.DATA_DIR;
  server = await openMigrated(testDatabase);
});
afterEach(async () => {
  vi.mocked(fsyncSync).mockReset();
  vi.mocked(openSync).mockReset();
  await server.close();
  await testDatabase.remove();
  await elsewhere.remove();
});

const backup = () => backUp(testDatabase.settings.DATA_DIR, join(directory, 'backup.db'));

const failWith = (code: string) => (): never => {
  throw Object.assign(new Error('as the system says'), { code });
};

/** Simulates a file system without unnamed files. */
const withoutUnnamedFiles = () => vi.mocked(openSync).mockImplementationOnce(failWith('EOPNOTSUPP'));

function recordSyncs() {
  const synced: [boolean, string[]][] = [];
  vi.mocked(fsyncSync).mockImplementation((descriptor) => {
    synced.push([fstatSync(descriptor).isDirectory(), readdirSync(directory)]);
  });
  return synced;
}

test('has no name before it is complete and synced, then syncs its directory', () => {
  const synced = recordSyncs();
  backup();
  expect(synced).toEqual([
    [false, []],
    [true, ['backup.db']],
  ]);
});

test('on a file system without unnamed files, renames a synced partial file', () => {
  const synced = recordSyncs();
  withoutUnnamedFiles();
  expect(backup()).toMatchObject({ people: 0 });
  expect(synced).toEqual([
    [false, ['backup.db.sign-ups-partial']],
    [true, ['backup.db']],
  ]);
});

test('removes a backup that cannot be renamed, and the next try succeeds', () => {
  withoutUnnamedFiles();
  vi.mocked(renameSync).mockImplementationOnce(failWith('EIO'));
  expect(backup).toThrow(
    expect.objectContaining({
      code: 'backup-not-written',
      message: expect.stringContaining('backup.db (EIO)'),
    }),
  );
  expect(readdirSync(directory)).toEqual([]);
  expect(backup()).toMatchObject({ people: 0 });
});

test('removes a backup whose directory cannot be synced', () => {
  vi.mocked(fsyncSync)
    .mockImplementationOnce(() => undefined)
    .mockImplementationOnce(failWith('EIO'));
  expect(backup).toThrow(expect.objectContaining({ code: 'backup-not-written' }));
  expect(readdirSync(directory)).toEqual([]);
});

test('keeps a backup on a file system that cannot sync directories', () => {
  vi.mocked(fsyncSync)
    .mockImplementationOnce(() => undefined)
    .mockImplementationOnce(failWith('EINVAL'));
  expect(backup()).toMatchObject({ people: 0 });
  expect(readdirSync(directory)).toEqual(['backup.db']);
});

test('removes what an interrupted backup of another name left, and nothing else', () => {
  writeFileSync(join(directory, 'monday.db.sign-ups-partial'), 'ann@example.com');
  writeFileSync(join(directory, 'film.mp4.partial'), '');
  backup();
  expect(readdirSync(directory).toSorted()).toEqual(['backup.db', 'film.mp4.partial']);
});

test('does not change the journal mode of the database', () => {
  backup();
  const file = new SQLite(databaseFile(testDatabase.settings.DATA_DIR), { readonly: true });
  expect(file.pragma('journal_mode', { simple: true })).toBe('wal');
  file.close();
});

test('refuses to back up a damaged database', async () => {
  const file = databaseFile(testDatabase.settings.DATA_DIR);
  await insertSignUps(
    server.db,
    Array.from({ length: 500 }, (_, n) => ({ email: `fan${n}@example.com` })),
  );
  await server.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, bytes.length / 2);
  writeFileSync(file, bytes);
  expect(backup).toThrow(expect.objectContaining({ code: 'file-damaged' }));
  expect(readdirSync(directory)).toEqual([]);
});
