import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { dirname as posixDirname, join as posixJoin } from 'node:path/posix';
import { expect, test } from 'vitest';
import { sourcesEnding } from '../tests/conventions/sources.ts';
import { hashSources, sources } from './source-hash.ts';

test('the hash depends on names and contents of sources, not on mtimes, tests or generated files', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sportbuddy-sources-'));
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  };
  const read = () => hashSources(root);
  await write('app/page.ts', 'one');
  await write('vite.config.ts', 'config');
  const first = await read();
  await utimes(join(root, 'app/page.ts'), 1, 1);
  await write('app/i18n/paraglide/messages.js', 'generated');
  await write('app/page.test.ts', 'test');
  await write('tests/run.ts', 'tests');
  expect(await read()).toBe(first);
  const seen = new Set([first]);
  await write('app/page.ts', 'two');
  seen.add(await read());
  await write('messages/en/home.json', '{}');
  seen.add(await read());
  await write('server/start.ts', 'server');
  seen.add(await read());
  await write('sign-up/schema.ts', 'schema');
  seen.add(await read());
  await rm(join(root, 'vite.config.ts'));
  seen.add(await read());
  expect(seen.size).toBe(6);
  await rm(root, { recursive: true });
});

test('sources include every module that pages and the server import', () => {
  const imported = /(?:from|import|import\()\s*['"](\.[^'"]+)['"]/g;
  const isSource = (path: string) => sources.some((pattern) => matchesGlob(path, pattern));
  // Generators in content/new contain imports as text. Pages do not import content/link.
  const missed = sourcesEnding('.ts', '.tsx')
    .filter(
      ({ path }) =>
        isSource(path) &&
        !/^(bundler|media|content\/new|content\/link)\//.test(path) &&
        !/\.test\.tsx?$/.test(path),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(imported)].map(([, target = '']) => posixJoin(posixDirname(path), target)),
    )
    .filter((path) => !isSource(path) && !path.startsWith('.'));
  expect([...new Set(missed)]).toEqual([]);
});
