import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentRelease, makeRelease } from './releases.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sportbuddy-releases-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Builds a release with one hashed script. */
function release(script: string) {
  return makeRelease(root, `hash of ${script}`, async (folder) => {
    await mkdir(join(folder, 'client/assets'), { recursive: true });
    await writeFile(join(folder, 'client/assets', script), script);
  });
}

/** Scripts of the current release, and those kept of the previous one. */
const scripts = () =>
  Promise.all(['client', 'earlier'].map((folder) => readdir(join(root, 'current', folder, 'assets'))));

test('a finished build becomes the current release', async () => {
  expect(await currentRelease(root)).toBeUndefined();
  const made = await release('a.js');
  expect(await currentRelease(root)).toEqual(made);
  expect(made.id).toMatch(/^hash of a\.js-/);
  expect(await readFile(join(root, 'current/client/assets/a.js'), 'utf8')).toBe('a.js');
});

test('a failed build leaves the current release and no files', async () => {
  const made = await release('a.js');
  await expect(
    makeRelease(root, 'x', async (folder) => {
      await writeFile(join(folder, 'half'), '');
      throw new Error('no page');
    }),
  ).rejects.toThrow('no page');
  expect(await currentRelease(root)).toEqual(made);
  expect((await readdir(root)).sort()).toEqual([made.id, 'current'].sort());
});

test('hashed files are kept for one more release', async () => {
  await release('a.js');
  await release('b.js');
  expect(await scripts()).toEqual([['b.js'], ['a.js']]);
  await release('c.js');
  expect(await scripts()).toEqual([['c.js'], ['b.js']]);
});

test('the previous release is kept for servers that still use it', async () => {
  await release('a.js');
  const before = await release('b.js');
  const current = await release('c.js');
  expect((await readdir(root)).sort()).toEqual([before.id, current.id, 'current'].sort());
});

test('the error names a folder that cannot be written', async () => {
  await writeFile(join(root, 'file'), '');
  await expect(makeRelease(join(root, 'file'), 'x', async () => undefined)).rejects.toThrow(
    /file cannot be written; run npm run build as its owner/,
  );
});
