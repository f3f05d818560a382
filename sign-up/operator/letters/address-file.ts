import type { Info } from 'csv-parse';
import { readCsv } from '../csv-file.ts';
import { type Scratch, scratchPages } from '../scratch.ts';
import { keyOfMeant } from '../stored-spellings.ts';

const emailColumn = /^e-?mail( address)?$/i;

/** `key` is null if the line has no address. */
type AddressLine = { place: number; line: number; text: string; key: string | null };

/** The addresses of a file, by their keys (`keyOfMeant`). */
export type AddressList = Awaited<ReturnType<typeof readAddressFile>>;

/**
 * Reads a list of addresses: one a line, or CSV with a column "Email". In other CSV, the first cell
 * of each line with an @ counts.
 * @throws OperatorError if the file cannot be read
 */
export async function readAddressFile(scratch: Scratch, file: string) {
  scratch.exec(`
    create table lines (place integer primary key, line integer, text text, key text, known integer);
    create index lines_of on lines (key)`);
  const add = scratch.prepare('insert into lines (line, text, key, known) values (?, ?, ?, 0)');
  let column: number | undefined;
  for await (const { record, info } of readRecords(file)) {
    if (column === undefined) {
      column = record.findIndex((cell) => emailColumn.test(cell.trim()));
      if (column !== -1) continue;
    }
    const cell = column === -1 ? record.find((text) => keyOfMeant(text).includes('@')) : record[column];
    const text = (cell ?? record.join(' ')).trim();
    const key = keyOfMeant(text);
    add.run(info.lines, text, key.includes('@') ? key : null);
  }
  const mark = scratch.prepare('update lines set known = 1 where key = ?');
  return {
    /** Also remembers that the address has signed up. @param key from `keyOfMeant` */
    has: (key: string) => mark.run(key).changes > 0,
    /** Pages through the lines without an address, or whose address `has` has not found yet. */
    unknownLines: () => scratchPages<AddressLine>(scratch, 'lines where known = 0'),
  };
}

function readRecords(file: string): AsyncGenerator<{ record: string[]; info: Info }> {
  return readCsv(file, {
    info: true,
    delimiter: [',', ';', '\t'],
    relax_quotes: true,
    skip_empty_lines: true,
  });
}
