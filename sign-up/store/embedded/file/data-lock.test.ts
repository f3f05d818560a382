import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockData } from './data-lock.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sportbuddy-lock-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('several processes can share the lock, and none can have it exclusively meanwhile', () => {
  const release = [lockData(directory, 'shared'), lockData(directory, 'shared')];
  expect(lockData(directory, 'exclusive')).toBeUndefined();
  release[0]?.();
  expect(lockData(directory, 'exclusive')).toBeUndefined();
  release[1]?.();
  expect(lockData(directory, 'exclusive')).toBeTypeOf('function');
});

test('an exclusive lock blocks all others until it is released', () => {
  const release = lockData(directory, 'exclusive');
  expect([lockData(directory, 'shared'), lockData(directory, 'exclusive')]).toEqual([undefined, undefined]);
  release?.();
  expect(lockData(directory, 'shared')).toBeTypeOf('function');
});

test('creates the lock file with mode 600', async () => {
  lockData(directory, 'shared')?.();
  expect((await stat(join(directory, 'in-use.lock'))).mode & 0o777).toBe(0o600);
});

test('throws the cause when the file cannot be locked for another reason', async () => {
  await writeFile(
    join(directory, 'in-use.lock'),
    'no database, though long enough to be read as one'.repeat(20),
  );
  expect(() => lockData(directory, 'shared')).toThrow('file is not a database');
  expect(() => lockData(join(directory, 'nowhere'), 'exclusive')).toThrow('ENOENT');
});
