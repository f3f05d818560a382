import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Person } from '../exported-sign-ups.ts';
import { opensExport, run, shownTimes } from '../opened-export.ts';

const gnumeric: Parameters<typeof opensExport>[0] = {
  name: 'Gnumeric',
  program: 'ssconvert',
  debianPackage: 'gnumeric',
  async open(path, file, folder) {
    const out = join(folder, 'out.csv');
    const options = ['--import-encoding=UTF-8', '--export-type=Gnumeric_stf:stf_assistant'];
    // Saves each date as YYYY/MM/DD, also one that it has taken a text of CSV for.
    await run(path, [...options, '-O', 'format=automatic', file, out]);
    return await readFile(out, 'utf8');
  },
};

function withCells(people: readonly Person[], shown: (cell: string) => string): Person[] {
  return shownTimes(people).map((person) => ({
    ...person,
    name: shown(person.name),
    team: shown(person.team),
    signupDate: person.signupDate.replaceAll('-', '/'),
  }));
}

/** @returns the number or date that Gnumeric takes a text of CSV for */
function guessed(text: string): string {
  const years: Record<string, string> = { '6/6': String(new Date().getFullYear()), '2026-06-06': '2026' };
  if (years[text]) return `${years[text]}/06/06`;
  if (text === '1e5') return '100000';
  return /^\d+$/.test(text) ? text.replace(/^0+/, '') : text;
}

const onCsv = {
  differs:
    'right, but for texts that look like numbers or dates, as in any spreadsheet that chooses the type of a cell (`001` is 1). The apostrophe before formulas is its own mark of a text, and not shown',
  expected: (people: readonly Person[]) => withCells(people, guessed),
};

export const gnumericOnCsv = opensExport(gnumeric, { format: 'csv', ...onCsv });
export const gnumericOnCsvForExcel = opensExport(gnumeric, { format: 'csvForExcel', ...onCsv });
export const gnumericOnXlsx = opensExport(gnumeric, {
  format: 'xlsx',
  differs: 'right, but for `_x005F_`, the escape of `_` before `x0041_`, which it does not decode',
  expected: (people) => withCells(people, (cell) => cell.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')),
});
