import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  embeddedDatabase,
  openMigrated,
  type TestDatabase,
} from '../../tests/fixtures/databases/databases.ts';
import { insertSignUps } from '../../tests/fixtures/insert-sign-ups.ts';
import { runProgram } from '../../tests/fixtures/processes/signups-command.ts';
import { requireProgram } from '../../tests/fixtures/processes/system-program.ts';

/** Texts that a spreadsheet could evaluate or garble. */
const names = [
  'محمد بن سالم',
  'Ann محمد 7',
  '=HYPERLINK("https://evil.example","x")',
  '+1',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '＝1+1',
  'a;=1+1',
  "'=1",
  '001',
  '1e5',
  'TRUE',
  '_x0041_',
  ' Zoë "Z" 😀',
];
const many = 100_000;

let testDatabase: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-libreoffice-'));
  testDatabase = await embeddedDatabase();
  const { db, close } = await openMigrated(testDatabase);
  await insertSignUps(
    db,
    Array.from({ length: many }, (_, n) => ({
      email: `fan${n}@example.com`,
      createdAt: new Date(Date.UTC(2026, 10, 22, 23, 59, 59) + n).toISOString(),
    })),
  );
  for (const [n, name] of names.entries())
    await db
      .updateTable('sign_ups')
      .set({ name, team: name })
      .where('email', '=', `fan${n}@example.com`)
      .execute();
  await close();
}, 120_000);
afterAll(async () => {
  await testDatabase.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Exports with the npm script, because the script limits the memory. */
async function exportTo(file: string, format: string): Promise<void> {
  const { code, stderr } = await runProgram(
    'sh',
    ['-c', `npm run -s signups -- export --format ${format} > ${file}`],
    testDatabase.settings,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}

/** Opens a file in LibreOffice. @returns its cells as shown */
async function openInLibreOffice(file: string, ...options: string[]): Promise<Record<string, string>[]> {
  const out = join(folder, 'out');
  await promisify(execFile)(requireProgram('soffice', 'libreoffice-calc'), [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    ...options,
    // Comma, quote, UTF-8, first line 1. The last flag saves each cell as shown.
    ...['--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true'],
    ...['--outdir', out, file],
  ]);
  const text = await readFile(file.replace(folder, out).replace(/\.\w+$/, '.csv'), 'utf8');
  return parse(text, { bom: true, columns: true });
}

test(`LibreOffice shows ${many} sign-ups of an xlsx file as they were typed`, {
  timeout: 300_000,
}, async () => {
  const file = join(folder, 'people.xlsx');
  await exportTo(file, 'xlsx');
  expect((await stat(file)).size).toBeLessThan(20_000_000);
  const rows = await openInLibreOffice(file);
  expect(rows.length).toBe(many);
  expect(rows.slice(0, names.length).map(({ name }) => name)).toEqual(names);
  expect(rows.slice(0, names.length).map(({ team }) => team)).toEqual(names);
  expect(rows[0]).toMatchObject({ email: 'fan0@example.com', signupDate: '2026-11-22 23:59:59' });
  expect(rows.at(-1)?.email).toBe(`fan${many - 1}@example.com`);
});

test('LibreOffice reads the CSV for Excel as UTF-8 and evaluates no formula', {
  timeout: 300_000,
}, async () => {
  const whole = join(folder, 'whole.csv');
  await exportTo(whole, 'csv --excel');
  const file = join(folder, 'people.csv');
  await writeFile(
    file,
    (await readFile(whole, 'utf8'))
      .split('\r\n')
      .slice(0, names.length + 1)
      .join('\r\n'),
  );
  // Without a user LibreOffice takes the encoding from its settings, and not from the byte order
  // mark.
  const rows = await openInLibreOffice(file, '--infilter=CSV:44,34,76,1');
  // CSV has no types: the names after these are read as a number or a truth value.
  expect(rows.slice(0, 10).map(({ name }) => name)).toEqual([
    'محمد بن سالم',
    'Ann محمد 7',
    `'=HYPERLINK("https://evil.example","x")`,
    "'+1",
    "'-2+3",
    "'@SUM(1)",
    "\t'=1+1",
    "'＝1+1",
    "a;'=1+1",
    "''=1",
  ]);
});
