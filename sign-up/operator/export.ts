import { parseArgs } from 'node:util';
import * as z from 'zod';
import { detailNames } from '../details.ts';
import { fieldNames } from '../fields.ts';
import type { Db } from '../store/tables.ts';
import { csvRecord } from './csv.ts';
import { OperatorError } from './operator-error.ts';
import { type Person, type PersonFilter, signUpPages } from './people.ts';

/** Without it Excel reads CSV in the encoding of the system, and Arabic names are garbled. */
const byteOrderMark = '\uFEFF';

export type ExportOptions = PersonFilter & {
  format: 'csv' | 'json';
  /** Starts CSV with a byte order mark. */
  excel?: boolean;
};
type Write = (text: string) => Promise<void>;

const day = z.iso.date();

/** @throws OperatorError when the arguments are wrong */
export function parseExportOptions(args: string[]): ExportOptions {
  const { format, excel, since, ...texts } = readArgs(args);
  if ((format !== 'csv' && format !== 'json') || (excel && format !== 'csv'))
    throw new OperatorError('usage');
  if (since !== undefined && !day.safeParse(since).success)
    throw new OperatorError('not-a-day', { text: since });
  return {
    format,
    ...(excel && { excel }),
    ...(since !== undefined && { since: new Date(since) }),
    ...texts,
  };
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        format: { type: 'string' },
        excel: { type: 'boolean' },
        since: { type: 'string' },
        team: { type: 'string' },
        city: { type: 'string' },
        from: { type: 'string' },
      },
    }).values;
  } catch {
    throw new OperatorError('usage');
  }
}

export async function exportAll(
  db: Db,
  { format, excel = false, ...filter }: ExportOptions,
  write: Write,
): Promise<void> {
  const pages = signUpPages(db, filter);
  if (format === 'json') return await exportJson(pages, write);
  if (excel) await write(byteOrderMark);
  await exportCsv(pages, write);
}

async function exportCsv(pages: AsyncIterable<Person[]>, write: Write): Promise<void> {
  await write(csvRecord([...fieldNames, 'signupDate', 'delivery', ...detailNames]));
  for await (const people of pages) {
    const records = people.map(({ fields, signupDate, delivery, details }) =>
      csvRecord([
        ...fieldNames.map((field) => fields[field]),
        signupDate,
        delivery,
        ...detailNames.map((name) => details[name]),
      ]),
    );
    await write(records.join(''));
  }
}

async function exportJson(pages: AsyncIterable<Person[]>, write: Write): Promise<void> {
  let separator = '[\n';
  for await (const people of pages) {
    let text = '';
    for (const { fields, signupDate, delivery, details } of people) {
      text += `${separator}${JSON.stringify({ ...fields, signupDate, delivery, ...details })}`;
      separator = ',\n';
    }
    await write(text);
  }
  await write(separator === '[\n' ? '[]\n' : '\n]\n');
}
