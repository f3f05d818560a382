import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dirname as posixDirname, join as posixJoin } from 'node:path/posix';
import { expect, test } from 'vitest';
import { sourcesEnding } from '../tests/conventions/sources.ts';
import { fingerprintSources, sources } from './sources.ts';

test('only what sources hold and are named counts, not when they were written or what a build makes', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sportbuddy-sources-'));
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  };
  const read = () => fingerprintSources(root, ['app', 'vite.config.ts', 'absent']);
  await write('app/page.ts', 'one');
  await write('vite.config.ts', 'config');
  const first = await read();
  await utimes(join(root, 'app/page.ts'), 1, 1);
  await write('app/i18n/paraglide/messages.js', 'generated');
  await write('app/page.test.ts', 'test');
  expect(await read()).toBe(first);
  const seen = new Set([first]);
  await write('app/page.ts', 'two');
  seen.add(await read());
  await write('app/new.ts', '');
  seen.add(await read());
  await rm(join(root, 'vite.config.ts'));
  seen.add(await read());
  expect(seen.size).toBe(4);
  await rm(root, { recursive: true });
});

test('everything that pages import from elsewhere counts', () => {
  const imported = /(?:from|import|import\()\s*['"](\.[^'"]+)['"]/g;
  const isSource = (path: string) =>
    sources.some((source) => path === source || path.startsWith(`${source}/`));
  // What writes new entries holds imports of theirs as text.
  const missed = sourcesEnding('.ts', '.tsx')
    .filter(
      ({ path }) =>
        isSource(path) && !/^(bundler|media|content\/new)\//.test(path) && !/\.test\.tsx?$/.test(path),
    )
    .flatMap(({ path, text }) =>
      [...text.matchAll(imported)].map(([, target = '']) => posixJoin(posixDirname(path), target)),
    )
    .filter((path) => !isSource(path) && !path.startsWith('.'));
  expect([...new Set(missed)]).toEqual([]);
});
