import { fieldNames } from '../fields.ts';
import type { Db } from '../store/tables.ts';
import { csvRecord } from './csv.ts';
import { type Person, signUpPages } from './people.ts';

export type Format = 'csv' | 'json';
type Write = (text: string) => Promise<void>;

export async function exportAll(db: Db, format: Format, write: Write): Promise<void> {
  if (format === 'csv') await exportCsv(signUpPages(db), write);
  else await exportJson(signUpPages(db), write);
}

async function exportCsv(pages: AsyncIterable<Person[]>, write: Write): Promise<void> {
  await write(csvRecord([...fieldNames, 'signupDate', 'delivery']));
  for await (const people of pages) {
    const records = people.map(({ fields, signupDate, delivery }) =>
      csvRecord([...fieldNames.map((field) => fields[field]), signupDate, delivery]),
    );
    await write(records.join(''));
  }
}

async function exportJson(pages: AsyncIterable<Person[]>, write: Write): Promise<void> {
  let separator = '[\n';
  for await (const people of pages) {
    let text = '';
    for (const { fields, signupDate, delivery } of people) {
      text += `${separator}${JSON.stringify({ ...fields, signupDate, delivery })}`;
      separator = ',\n';
    }
    await write(text);
  }
  await write(separator === '[\n' ? '[]\n' : '\n]\n');
}
