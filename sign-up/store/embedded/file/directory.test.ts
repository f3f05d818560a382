import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDirectory } from './directory.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sportbuddy-directory-'));
});
afterEach(() => rm(root, { recursive: true }));

test('creates a directory and its parents with mode 700', async () => {
  createDirectory(join(root, 'a/b/c'));
  for (const path of ['a', 'a/b', 'a/b/c']) {
    const made = await stat(join(root, path));
    expect([made.isDirectory(), made.mode & 0o777]).toEqual([true, 0o700]);
  }
});

test('leaves an existing directory unchanged', async () => {
  await mkdir(join(root, 'open'), { mode: 0o755 });
  createDirectory(join(root, 'open'));
  expect((await stat(join(root, 'open'))).mode & 0o777).toBe(0o755);
});

test('throws the system error when a file is in the way', async () => {
  await writeFile(join(root, 'file'), '');
  expect(() => createDirectory(join(root, 'file'))).toThrow('EEXIST');
  expect(() => createDirectory(join(root, 'file', 'below'))).toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')('terminates where no directory can be created', () => {
  expect(() => createDirectory('/proc/nowhere/at/all')).toThrow('ENOENT');
});
