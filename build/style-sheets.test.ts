import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { joinStyleSheets } from './style-sheets.ts';

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;

test('pages with the same sheets share one that holds them in their order, and fetch no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-sheets-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'team'));
  await writeFile(join(folder, 'assets/base.css'), 'a{color:red}');
  await writeFile(join(folder, 'assets/team.css'), 'a{color:blue}');
  const page = `<head>${link('base')}<title>x</title>${link('team')}</head>`;
  await writeFile(join(folder, 'team/index.html'), page);
  await writeFile(join(folder, 'other.html'), page);
  await writeFile(join(folder, 'plain.html'), `<head>${link('base')}</head>`);

  await joinStyleSheets(pathToFileURL(`${folder}/`));

  const made = (await readdir(join(folder, 'assets'))).filter((name) => name.startsWith('page-'));
  expect(made).toHaveLength(1);
  expect(await readFile(join(folder, 'assets', made[0] ?? ''), 'utf8')).toBe('a{color:red}\na{color:blue}');
  const off = (name: string) => link(name).replace('/>', ' disabled=""/>');
  const sheet = `<link rel="stylesheet" href="/assets/${made[0]}"/>`;
  const wanted = `<head>${sheet}${off('base')}<title>x</title>${off('team')}</head>`;
  expect(await readFile(join(folder, 'team/index.html'), 'utf8')).toBe(wanted);
  expect(await readFile(join(folder, 'other.html'), 'utf8')).toBe(wanted);
  expect(await readFile(join(folder, 'plain.html'), 'utf8')).toBe(`<head>${link('base')}</head>`);
  await rm(folder, { recursive: true });
});
