import { readFileSync } from 'node:fs';
import { type Info, parse } from 'csv-parse/sync';
import { emailKey } from '../../email-key.ts';
import { normalizeEmail } from '../../normalize-email.ts';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { OperatorError } from '../operator-error.ts';
import { createChunkDecoder } from '../text-decoder.ts';

/** An address and the line it is in. `key` is undefined if the line has no address. */
export type AddressLine = { line: number; text: string; key: string | undefined };

const emailColumn = /^e-?mail( address)?$/i;

/**
 * Reads a list of addresses: one a line, or CSV with a column "Email". In other CSV, the first cell
 * of each line with an @ counts.
 * @throws OperatorError if the file cannot be read
 */
export function readAddressFile(file: string): AddressLine[] {
  const records = readRecords(file);
  const [first] = records;
  const column = first?.record.findIndex((cell) => emailColumn.test(cell.trim())) ?? -1;
  const rows = column === -1 ? records : records.slice(1);
  return rows.map(({ record, info }) => {
    const cell = column === -1 ? record.find((text) => text.includes('@')) : record[column];
    const text = (cell ?? record.join(' ')).trim();
    return { line: info.lines, text, key: text.includes('@') ? emailKey(normalizeEmail(text)) : undefined };
  });
}

function readRecords(file: string): { record: string[]; info: Info }[] {
  try {
    const decoder = createChunkDecoder();
    return parse(decoder.decode(readFileSync(file)) + decoder.end(), {
      bom: true,
      info: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: Info }[];
  } catch (error) {
    throw new OperatorError('file-not-read', { file, why: storageErrorCode(error) });
  }
}
