import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSiteFiles, withEarlierParts } from './site-files.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sportbuddy-files-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(...names: string[]) {
  for (const name of names) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), '');
  }
}

test('pages stand at their folder, files at their name, and compressed variants nowhere', async () => {
  await write(
    'index.html',
    'features/index.html',
    'features/index.html.txt',
    'notes-index.html',
    'assets/app.js',
    'assets/app.js.br',
    'assets/app.js.gz',
    'assets/app.brotli.js',
  );
  await mkdir(join(root, 'folder.js'));
  const { pages, files } = await findSiteFiles(root);
  expect(Object.fromEntries(pages)).toEqual({ '/': 'index.html', '/features': 'features/index.html' });
  expect([...files.keys()].sort()).toEqual([
    '/assets/app.brotli.js',
    '/assets/app.js',
    '/features/index.html.txt',
    '/notes-index.html',
  ]);
});

test('of the release before only parts are kept that the new one has not', () => {
  const own = { root: 'new', pages: new Map(), files: new Map([['/assets/both.js', 'assets/both.js']]) };
  const earlier = {
    root: 'old',
    pages: new Map(),
    files: new Map(['/assets/both.js', '/assets/old.js', '/robots.txt'].map((name) => [name, name.slice(1)])),
  };
  expect(withEarlierParts(own, earlier)).toEqual({
    ...own,
    earlier: { root: 'old', files: new Map([['/assets/old.js', 'assets/old.js']]) },
  });
});
