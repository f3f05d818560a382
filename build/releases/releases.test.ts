import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshRelease } from './fresh-release.ts';
import { markInUse } from './release-use.ts';
import { currentRelease, makeRelease } from './releases.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sportbuddy-releases-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const filled = (text: string) => (folder: string) => writeFile(join(folder, 'page'), text);
const release = (text: string) => makeRelease(root, text, filled(text));
const shown = async () => {
  const current = await currentRelease(root);
  return current && (await readFile(join(current.folder, 'page'), 'utf8'));
};

test('a build that breaks off leaves the one before it current and whole, and its rest goes with the next', async () => {
  await release('one');
  const broken = makeRelease(root, 'two', async (folder) => {
    await filled('half')(folder);
    throw new Error('out of space');
  });
  await expect(broken).rejects.toThrow('out of space');
  expect(await shown()).toBe('one');
  await release('three');
  expect(await shown()).toBe('three');
  expect((await readdir(root)).filter((name) => name.startsWith('.unfinished'))).toEqual([]);
});

test.each(['', '{"sources": "on'])(
  'a release of which a power cut left %j is none, and the next build replaces it',
  async (left) => {
    await release('one');
    await writeFile(join(root, 'current', 'release.json'), left);
    expect(await currentRelease(root)).toBeUndefined();
    await release('two');
    expect(await shown()).toBe('two');
  },
);

test('servers that start together on a stale build have it made once, and all come up with it', async () => {
  let built = 0;
  const open = () =>
    freshRelease({
      root,
      fingerprint: 'new',
      async fill(folder) {
        built += 1;
        await filled('made')(folder);
      },
    });
  const opened = await Promise.all([open(), open(), open(), open()]);
  expect(built).toBe(1);
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect((await open()).id).toBe(opened[0]?.id);
});

test('each release knows the one before it; the same site built again keeps its forerunner', async () => {
  const first = await release('one');
  const second = await release('two');
  const again = await release('two');
  expect([first.previous, second.previous, again.previous]).toEqual([undefined, first.id, first.id]);
});

test('old releases go, but for those that a running process serves', async () => {
  const served = await release('served');
  markInUse(served.folder);
  const made = [];
  for (const text of ['a', 'b', 'c', 'd', 'e']) made.push(await release(text));
  const left = await readdir(root);
  expect(left).toContain(served.id);
  expect(left).not.toContain(made[0]?.id);
  expect(left).toContain(made[3]?.id);
  expect(await shown()).toBe('e');
});
