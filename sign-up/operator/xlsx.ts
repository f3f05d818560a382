import { type CellValue, type ColumnDef, writeXlsxStream } from 'hucre/xlsx';

export type XlsxColumn = { header: string; isDate?: boolean };

/** XML 1.0 has no code for these characters: a file with one of them does not open. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Excel reads `_x0041_` in a cell as `A`. Escaping the first underscore prevents that. */
const excelEscape = /_(?=x[\dA-Fa-f]{4}_)/g;

/**
 * Writes a workbook with one sheet, with constant memory. Strings become text cells, which no
 * spreadsheet evaluates. The number format "Text" keeps them text after an edit.
 */
export function xlsxBytes(
  columns: XlsxColumn[],
  rows: AsyncIterable<(string | Date)[]>,
): AsyncIterable<Uint8Array> {
  return writeXlsxStream(cells(rows), {
    name: 'Sign-ups',
    freezePane: { rows: 1 },
    columns: columns.map(
      ({ header, isDate }): ColumnDef => ({
        header,
        width: 20,
        numFmt: isDate ? 'yyyy-mm-dd hh:mm:ss' : '@',
      }),
    ),
  });
}

async function* cells(rows: AsyncIterable<(string | Date)[]>): AsyncGenerator<CellValue[]> {
  for await (const row of rows)
    yield row.map((value) => (typeof value === 'string' ? cellText(value) || null : value));
}

function cellText(text: string): string {
  return text.replaceAll(notInXml, '\uFFFD').replaceAll(excelEscape, '_x005F_');
}
