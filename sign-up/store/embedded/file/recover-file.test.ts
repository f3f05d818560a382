import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileState, type OpenFile, openFile } from './open-file.ts';
import { recoverFile, truncateWal } from './recover-file.ts';

let directory: string;
let path: string;
let open: OpenFile;
let notices: [string, string][];
const notify = (code: string, message: string) => void notices.push([code, message]);
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sportbuddy-recover-'));
  path = join(directory, 'sign-ups.db');
  notices = [];
  open = openFile({ path, maxPages: undefined, longTimeouts: false });
  open.file.exec('create table fans (name text); insert into fans values (1), (2)');
});
afterEach(async () => {
  open.file.close();
  await rm(directory, { recursive: true, force: true });
});

function fansIn(file: string): number {
  const database = new SQLite(file, { readonly: true, fileMustExist: true });
  const count = database.prepare('select count(*) from fans').pluck().get() as number;
  database.close();
  return count;
}

test('writes a removed log into the file', async () => {
  await rm(`${path}-wal`);
  expect(fileState(open)).toBe('wal-missing');
  recoverFile(open, 'wal-missing', notify);
  expect(notices).toEqual([
    ['FILE_MOVED', 'the -wal or -shm file was removed while in use; no data is lost'],
  ]);
  expect(fansIn(path)).toBe(2);
});

test('recreates a removed file with mode 600 and no leftovers', async () => {
  await rm(path);
  expect(fileState(open)).toBe('removed');
  recoverFile(open, 'removed', notify);
  expect(notices).toEqual([
    ['FILE_MOVED', 'the database file was removed while in use; it was recreated with all data'],
  ]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(directory)).toEqual(['sign-ups.db']);
  expect(fansIn(path)).toBe(2);
});

test('keeps a file that another server recreated first', async () => {
  await rm(path);
  const theirs = new SQLite(path);
  theirs.exec('create table fans (name text); insert into fans values (1), (2), (3)');
  theirs.close();
  recoverFile(open, 'removed', notify);
  expect([fansIn(path), await readdir(directory)]).toEqual([3, ['sign-ups.db']]);
});

test('copies the old database beside a file that replaced it, with a timestamp', async () => {
  await rename(path, join(directory, 'away'));
  new SQLite(path).exec('create table fans (name text)').close();
  recoverFile(open, 'replaced', notify);
  const copies = (await readdir(directory)).filter((name) => name.includes('.replaced-'));
  expect(copies).toEqual([
    expect.stringMatching(/^sign-ups\.db\.replaced-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/),
  ]);
  const copy = join(directory, copies[0] ?? '');
  expect(notices).toEqual([
    [
      'FILE_MOVED',
      `the database file was replaced while in use; the new file is used from now on. The old data is in ${copy}: compare both, then delete the copy`,
    ],
  ]);
  expect([fansIn(copy), fansIn(path)]).toEqual([2, 0]);
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
});

test('removes a failed copy, and succeeds on the next try', async () => {
  await rm(path);
  open.file.exec('begin');
  expect(() => recoverFile(open, 'removed', notify)).toThrow('cannot VACUUM from within a transaction');
  open.file.exec('commit');
  const left = (await readdir(directory)).filter((name) => name.includes('.removed-'));
  expect([left, notices]).toEqual([[], []]);
  recoverFile(open, 'removed', notify);
  expect(fansIn(path)).toBe(2);
});

test('recreates a directory that was removed with the file', async () => {
  await rm(directory, { recursive: true });
  recoverFile(open, 'removed', notify);
  expect(fansIn(path)).toBe(2);
});

test.each(['SQLITE_IOERR', 'SQLITE_NOTADB', 'SQLITE_CORRUPT_VTAB'])(
  'gives up on a broken file (%s), and reports it',
  (code) => {
    const prepare = () => {
      throw Object.assign(new Error('broken'), { code });
    };
    recoverFile({ ...open, prepare }, 'wal-missing', notify);
    expect(notices).toEqual([
      [
        'FILE_MOVED',
        'the database file was moved while in use and cannot be read any more; the file now at its path is used',
      ],
    ]);
  },
);

test.each(['SQLITE_BUSY', 'ENOSPC', 'NO_SQLITE_IOERR'])(
  'throws %s, so that it can be tried again',
  (code) => {
    const prepare = () => {
      throw Object.assign(new Error('not now'), { code });
    };
    expect(() => recoverFile({ ...open, prepare }, 'wal-missing', notify)).toThrow('not now');
    expect(notices).toEqual([]);
  },
);

test('does not truncate the log while others read it', () => {
  const reader = new SQLite(path);
  reader.exec('begin; select count(*) from fans');
  reader.prepare('select * from fans').all();
  open.file.exec('insert into fans values (3)');
  open.file.pragma('busy_timeout = 1');
  expect(() => truncateWal(open)).toThrow(
    expect.objectContaining({ code: 'SQLITE_BUSY', message: 'the log of the database is in use' }),
  );
  reader.close();
  expect(() => truncateWal(open)).not.toThrow();
});
