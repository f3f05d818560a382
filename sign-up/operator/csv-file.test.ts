import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCsv } from './csv-file.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-csv-'));
  file = join(folder, 'grid.csv');
});
afterEach(() => rm(folder, { recursive: true }));

async function read(): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of readCsv<string[]>(file, {})) rows.push(row);
  return rows;
}

test.each(['utf8', 'utf16le'] as const)('reads %s with a byte order mark', async (encoding) => {
  await writeFile(file, '\uFEFFName,Email\r\nمحمد,ann@example.com\r\n', encoding);
  expect(await read()).toEqual([
    ['Name', 'Email'],
    ['محمد', 'ann@example.com'],
  ]);
});

test.each(['utf8', 'utf16le'] as const)('reads %s of several chunks without a mark', async (encoding) => {
  const rows = Array.from({ length: 20_000 }, (_, n) => [`م${n}`, `fan${n}@example.com`]);
  await writeFile(file, rows.map((row) => `${row.join(',')}\n`).join(''), encoding);
  expect(await read()).toEqual(rows);
});

test.each([
  ['\\n in the middle', '"Name","Email"\r\n"Ann","ann@example.com"\n"Bob","bob@example.com"\r\n'],
  ['\\r\\n in the middle', '"Name","Email"\n"Ann","ann@example.com"\r\n"Bob","bob@example.com"'],
  ['\\r alone', '"Name","Email"\r"Ann","ann@example.com"\n"Bob","bob@example.com"\r\n'],
  ['no quotes', 'Name,Email\nAnn,ann@example.com\r\nBob,bob@example.com\r'],
])('reads a file with mixed line ends: %s', async (_where, text) => {
  await writeFile(file, text);
  expect(await read()).toEqual([
    ['Name', 'Email'],
    ['Ann', 'ann@example.com'],
    ['Bob', 'bob@example.com'],
  ]);
});

test('keeps line ends within quotes', async () => {
  await writeFile(file, '"Ann\nLee","a\r\nb"\r\n"Bob\rLee",c\n');
  expect(await read()).toEqual([
    ['Ann\nLee', 'a\r\nb'],
    ['Bob\rLee', 'c'],
  ]);
});

test('names the line at which a file cannot be read', async () => {
  await writeFile(file, 'a,b\r\nc,d\n"e"f,g\n');
  await expect(read()).rejects.toMatchObject({
    message: `${file} cannot be read (CSV_INVALID_CLOSING_QUOTE, line 3).`,
  });
});

test.each([
  ['an open quote', `"${'a@example.com,'.repeat(100_000)}`, /CSV_(QUOTE_NOT_CLOSED|MAX_RECORD_SIZE)/],
  ['text after a quote', '"a"b,c\n', /CSV_/],
])('refuses a file with %s', async (_what, text, why) => {
  await writeFile(file, text);
  await expect(read()).rejects.toMatchObject({
    code: 'file-not-read',
    message: expect.stringMatching(why),
  });
});

test('names the cause when the file is missing or a directory', async () => {
  await expect(read()).rejects.toMatchObject({ message: `${file} cannot be read (ENOENT).` });
  file = folder;
  await expect(read()).rejects.toMatchObject({ message: `${file} cannot be read (EISDIR).` });
});
