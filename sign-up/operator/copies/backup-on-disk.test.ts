import { fstatSync, fsyncSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../../tests/fixtures/databases/databases.ts';
import type { Database } from '../../store/database.ts';
import { backUp } from './backup.ts';

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return { ...fs, fsyncSync: vi.fn(fs.fsyncSync), renameSync: vi.fn(fs.renameSync) };
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
  await server.close();
  await testDatabase.remove();
  await elsewhere.remove();
});

const backup = () => backUp(server.db, join(directory, 'backup.db'));

const failWith = (code: string) => (): never => {
  throw Object.assign(new Error('as the system says'), { code });
};

test('syncs a backup before renaming it, and its directory before the command ends', async () => {
  const synced: [boolean, string[]][] = [];
  vi.mocked(fsyncSync).mockImplementation((descriptor) => {
    synced.push([fstatSync(descriptor).isDirectory(), readdirSync(directory)]);
  });
  await backup();
  vi.mocked(fsyncSync).mockReset();
  expect(synced).toEqual([
    [false, ['backup.db.partial']],
    [true, ['backup.db']],
  ]);
});

test('removes a backup that cannot be renamed, and the next try succeeds', async () => {
  vi.mocked(renameSync).mockImplementationOnce(failWith('EIO'));
  await expect(backup()).rejects.toMatchObject({
    code: 'backup-not-written',
    message: expect.stringContaining('backup.db (EIO)'),
  });
  expect(readdirSync(directory)).toEqual([]);
  expect(await backup()).toMatchObject({ people: 0 });
});

test('removes a backup whose directory cannot be synced', async () => {
  vi.mocked(fsyncSync)
    .mockImplementationOnce(() => undefined)
    .mockImplementationOnce(failWith('EIO'));
  await expect(backup()).rejects.toMatchObject({ code: 'backup-not-written' });
  expect(readdirSync(directory)).toEqual([]);
});

test('keeps a backup on a file system that cannot sync directories', async () => {
  vi.mocked(fsyncSync)
    .mockImplementationOnce(() => undefined)
    .mockImplementationOnce(failWith('EINVAL'));
  expect(await backup()).toMatchObject({ people: 0 });
  expect(readdirSync(directory)).toEqual(['backup.db']);
});
