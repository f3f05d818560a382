import { appendFile, readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import * as z from 'zod';

const rowSchema = z.object({
  fault: z.string(),
  database: z.string(),
  acknowledged: z.number(),
  refused: z.number(),
  lost: z.number(),
  slowestAnswerMs: z.number(),
  pageP99BeforeMs: z.number(),
  pageP99DuringMs: z.number(),
  longestPageMs: z.number(),
  recoveredAfterMs: z.number(),
});

/** What one fault did. */
export type Row = z.infer<typeof rowSchema>;

const columns: [string, (row: Row) => string | number][] = [
  ['fault', (row) => row.fault],
  ['database', (row) => row.database],
  ['acknowledged', (row) => row.acknowledged],
  ['refused', (row) => row.refused],
  ['lost', (row) => row.lost],
  ['slowest answer', (row) => seconds(row.slowestAnswerMs)],
  ['page p99 before', (row) => seconds(row.pageP99BeforeMs)],
  ['during', (row) => seconds(row.pageP99DuringMs)],
  ['longest page', (row) => seconds(row.longestPageMs)],
  ['recovered after', (row) => seconds(row.recoveredAfterMs)],
];

const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

/** Test files run beside each other, each in a process of its own, so rows meet in a file. */
export async function note(row: Row): Promise<void> {
  await appendFile(inject('tableFile'), `${JSON.stringify(row)}\n`);
}

/** @returns the rows of `file` as lines of text with aligned columns; nothing when no fault got that far */
export async function tableOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const rows = text
    .split('\n')
    .filter(Boolean)
    .map((line) => rowSchema.parse(JSON.parse(line)))
    .toSorted((one, other) => one.database.localeCompare(other.database));
  const cells = [
    columns.map(([head]) => head),
    ...rows.map((row) => columns.map(([, cell]) => String(cell(row)))),
  ];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells
    .map((line) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '))
    .join('\n');
}
