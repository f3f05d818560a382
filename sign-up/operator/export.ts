import * as z from 'zod';
import { detailNames } from '../details.ts';
import { fieldNames } from '../fields.ts';
import type { Db } from '../store/tables.ts';
import { didYouMean, parseOptions, wrongUsage } from './arguments.ts';
import type { Context } from './context.ts';
import { csvRecord } from './csv.ts';
import { OperatorError } from './operator-error.ts';
import { type Person, type PersonFilter, signUpPages } from './people.ts';
import { startTable } from './progress.ts';

/** Without it Excel reads CSV in the encoding of the system, and Arabic names are garbled. */
const byteOrderMark = '\uFEFF';

const formats = ['csv', 'json', 'xlsx'] as const;

export type ExportOptions = PersonFilter & {
  format: (typeof formats)[number];
  /** Starts CSV with a byte order mark. */
  excel?: boolean;
  /** Adds the columns of letters, which programs that read earlier exports do not know. */
  letters?: boolean;
};

const day = z.iso.date();

/** @throws OperatorError when the arguments are wrong */
export function parseExportOptions(args: string[]): ExportOptions {
  const {
    format: name,
    excel,
    letters,
    since,
    ...texts
  } = parseOptions({
    args,
    options: {
      format: { type: 'string' },
      excel: { type: 'boolean' },
      letters: { type: 'boolean' },
      since: { type: 'string' },
      team: { type: 'string' },
      city: { type: 'string' },
      from: { type: 'string' },
    },
  }).values;
  const format = formats.find((known) => known === name);
  if (!format)
    return wrongUsage(
      name === undefined
        ? `--format is missing: one of ${formats.join(', ')}.`
        : `There is no format "${name}".${didYouMean(name, formats)} It is one of ${formats.join(', ')}.`,
    );
  if (excel && format !== 'csv') wrongUsage('--excel needs --format csv.');
  if (since !== undefined && !day.safeParse(since).success)
    throw new OperatorError('not-a-day', { text: since });
  return {
    format,
    ...(excel && { excel }),
    ...(letters && { letters }),
    ...(since !== undefined && { since: new Date(since) }),
    ...texts,
  };
}

export async function exportAll(
  db: Db,
  { format, excel = false, letters = false, ...filter }: ExportOptions,
  write: Context['write'],
  progress?: Context['progress'],
): Promise<void> {
  // The number of rows that match a filter is not known before.
  if (filter.since || filter.from) progress?.start('Exporting');
  else await startTable(progress, 'Exporting', { db, table: 'sign_ups' });
  const pages = signUpPages(db, filter, progress?.advance);
  const columns = letters ? [...commonColumns, ...letterColumns] : commonColumns;
  if (format === 'json') return await exportJson(pages, columns, write);
  if (format === 'xlsx') return await exportXlsx(pages, columns, write);
  if (excel) await write(byteOrderMark);
  await exportCsv(pages, columns, write);
}

const commonColumns = [
  ...fieldNames,
  'signupDate',
  'delivery',
  ...detailNames.filter((name) => name !== 'with'),
] as const;
const letterColumns = ['with', 'confirmed', 'left'] as const;
type Columns = readonly ((typeof commonColumns)[number] | (typeof letterColumns)[number])[];

/** The values of a person, in the order of `columns`. */
function recordOf(person: Person, columns: Columns): Record<string, string> {
  const { fields, details, signupDate, delivery } = person;
  const values = {
    ...fields,
    ...details,
    signupDate,
    delivery,
    confirmed: person.confirmed ?? '',
    left: person.left ?? '',
  };
  return Object.fromEntries(columns.map((name) => [name, values[name]]));
}

const cellsOf = (person: Person, columns: Columns) => Object.values(recordOf(person, columns));

async function exportCsv(
  pages: AsyncIterable<Person[]>,
  columns: Columns,
  write: Context['write'],
): Promise<void> {
  await write(csvRecord([...columns]));
  for await (const people of pages)
    await write(people.map((person) => csvRecord(cellsOf(person, columns))).join(''));
}

/** `signupDate` is a date cell in UTC, so that a spreadsheet can sort, filter and group by day. */
async function exportXlsx(
  pages: AsyncIterable<Person[]>,
  columns: Columns,
  write: Context['write'],
): Promise<void> {
  const { xlsxBytes } = await import('./xlsx.ts');
  const dateAt = columns.indexOf('signupDate');
  async function* rows() {
    for await (const people of pages)
      for (const person of people)
        yield cellsOf(person, columns).map((text, index) => (index === dateAt ? new Date(text) : text));
  }
  const header = columns.map((name, index) => ({ header: name, isDate: index === dateAt }));
  for await (const bytes of xlsxBytes(header, rows())) await write(bytes);
}

async function exportJson(
  pages: AsyncIterable<Person[]>,
  columns: Columns,
  write: Context['write'],
): Promise<void> {
  let separator = '[\n';
  for await (const people of pages) {
    let text = '';
    for (const person of people) {
      text += `${separator}${JSON.stringify(recordOf(person, columns))}`;
      separator = ',\n';
    }
    await write(text);
  }
  await write(separator === '[\n' ? '[]\n' : '\n]\n');
}
