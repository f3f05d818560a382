import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { misnamedFiles } from './file-names.ts';

test('no file of the content has another name than its entry', () => {
  expect(misnamedFiles()).toEqual([]);
});

test('names the file whose slug was changed or copied', () => {
  const root = mkdtempSync(join(tmpdir(), 'sportbuddy-content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'content/teams/football');
  mkdirSync(folder, { recursive: true });
  for (const [name, slug] of [
    ['arsenal', 'arsenal'],
    ['liverpool', 'arsenal'],
  ])
    writeFileSync(join(folder, `${name}.ts`), `export const team = {\n  slug: '${slug}',\n};\n`);
  expect(misnamedFiles(root)).toEqual([
    {
      file: 'content/teams/football/liverpool.ts',
      entry: 'arsenal',
      field: 'slug',
      message: 'its file is called liverpool.ts. Slug and file name must be equal',
    },
  ]);
});
