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

test('those who use the data hold it together, and nobody can have it alone meanwhile', () => {
  const release = [lockData(directory, 'together'), lockData(directory, 'together')];
  expect(lockData(directory, 'alone')).toBeUndefined();
  release[0]?.();
  expect(lockData(directory, 'alone')).toBeUndefined();
  release[1]?.();
  expect(lockData(directory, 'alone')).toBeTypeOf('function');
});

test('while one has it alone nobody else can use it, and afterwards all can', () => {
  const release = lockData(directory, 'alone');
  expect([lockData(directory, 'together'), lockData(directory, 'alone')]).toEqual([undefined, undefined]);
  release?.();
  expect(lockData(directory, 'together')).toBeTypeOf('function');
});

test('the lock is its owner’s file', async () => {
  lockData(directory, 'together')?.();
  expect((await stat(join(directory, 'in-use.lock'))).mode & 0o777).toBe(0o600);
});

test('a lock that cannot be had for another reason says why', async () => {
  await writeFile(
    join(directory, 'in-use.lock'),
    'no database, though long enough to be read as one'.repeat(20),
  );
  expect(() => lockData(directory, 'together')).toThrow('file is not a database');
  expect(() => lockData(join(directory, 'nowhere'), 'alone')).toThrow('ENOENT');
});
