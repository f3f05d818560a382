import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRecord } from './csv.ts';

test('commas, quotes and line breaks are quoted as RFC 4180 says', () => {
  expect(csvRecord(['a', 'b,c', 'say "hi"', 'two\r\nlines'])).toBe('a,"b,c","say ""hi""","two\r\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '＝1'])('the formula %j becomes text', (cell) => {
  expect(csvRecord([cell])).toMatch(/^"?'/);
});

test('whatever cells hold, a reader gets them back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      const read = readRecord(csvRecord(cells));
      expect(read.map((cell, index) => (cell === `'${cells[index]}` ? cells[index] : cell))).toEqual(cells);
    }),
  );
});

/** Reads one record by the grammar of RFC 4180. */
function readRecord(record: string): string[] {
  const cells: string[] = [];
  let rest = record;
  while (rest.length > 0) {
    const quoted = rest.match(/^"((?:[^"]|"")*)"(,|\r\n)/);
    const plain = rest.match(/^([^",\r\n]*)(,|\r\n)/);
    const [whole = rest, cell = ''] = quoted ?? plain ?? [];
    cells.push(quoted ? cell.replaceAll('""', '"') : cell);
    rest = rest.slice(whole.length);
    if (whole.endsWith('\r\n') && rest === '') break;
  }
  return cells;
}
