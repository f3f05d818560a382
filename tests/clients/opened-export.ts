import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { requireProgram } from '../fixtures/processes/system-program.ts';
import { differences, type Exported, exportedSignUps, type Person } from './exported-sign-ups.ts';
import { inFolder } from './in-folder.ts';
import type { Row } from './row.ts';

type Format = keyof Omit<Exported, 'people'>;

const formats: Record<Format, { name: string; file: string }> = {
  csv: { name: 'CSV', file: 'people.csv' },
  csvForExcel: { name: 'CSV for Excel', file: 'people.csv' },
  xlsx: { name: 'an Excel file', file: 'people.xlsx' },
};

type Program = {
  name: string;
  program: string;
  debianPackage: string;
  /** Opens `file`, and may write in `folder`. @returns its cells as CSV */
  open(path: string, file: string, folder: string): Promise<string>;
};

type Reading = {
  format: Format;
  differs?: string;
  /** @returns the people as the program shows them */
  expected(people: readonly Person[]): Person[];
};

/** A program of Debian that opens a file of the export. */
export function opensExport({ name, program, debianPackage, open }: Program, reading: Reading): Row {
  const { format, differs, expected } = reading;
  return {
    title: `${name} reads 500 sign-ups of ${formats[format].name} as they were stored`,
    programs: [program],
    ...(differs !== undefined && { differs }),
    async checkSite() {
      return await inFolder(async (folder) => {
        const exported = await exportedSignUps();
        const file = join(folder, formats[format].file);
        await writeFile(file, exported[format]);
        const text = await open(requireProgram(program, debianPackage), file, folder);
        const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
        return differences(rows, expected(exported.people));
      });
    },
  };
}

/** Without these a program takes encoding and time zone from the user of the machine. */
const environment = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

/** @returns what the program prints */
export async function run(program: string, args: readonly string[]): Promise<string> {
  const options = { env: environment, maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)(program, args, options)).stdout;
}

/** Spreadsheets show times without zone, in the format of the file. */
export function shownTimes(people: readonly Person[]): Person[] {
  return people.map((person) => ({
    ...person,
    signupDate: person.signupDate.replace('T', ' ').replace('.000Z', ''),
  }));
}
