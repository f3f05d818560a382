import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDirectory } from './directory.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sportbuddy-directory-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a directory is made with those above it, for its owner alone', async () => {
  makeDirectory(join(root, 'a/b/c'));
  for (const path of ['a', 'a/b', 'a/b/c']) {
    const made = await stat(join(root, path));
    expect([made.isDirectory(), made.mode & 0o777]).toEqual([true, 0o700]);
  }
});

test('one that is there stays as it is', async () => {
  await mkdir(join(root, 'open'), { mode: 0o755 });
  makeDirectory(join(root, 'open'));
  expect((await stat(join(root, 'open'))).mode & 0o777).toBe(0o755);
});

test('where a file is in the way, its own error says so', async () => {
  await writeFile(join(root, 'file'), '');
  expect(() => makeDirectory(join(root, 'file'))).toThrow('EEXIST');
  expect(() => makeDirectory(join(root, 'file', 'below'))).toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')('where nothing can ever be made it ends', () => {
  expect(() => makeDirectory('/proc/nowhere/at/all')).toThrow('ENOENT');
});
