import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRecord } from './csv.ts';

test('quotes every cell by RFC 4180', () => {
  expect(csvRecord(['a', '', 'b,c', 'say "hi"', 'two\r\nlines'])).toBe(
    '"a","","b,c","say ""hi""","two\r\nlines"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '＝1', ' =1', '"=1'])(
  'escapes the formula %j',
  (cell) => expect(csvRecord([cell])).toMatch(/^"[\s"]*'/),
);

const separators = [',', ';', '\t', '\n', '\r\n', '|'];

test('escapes formulas after any separator', () => {
  const hostile = fc.array(
    fc.constantFrom('=', '+', '-', '@', '＝', '"', "'", ' ', 'x', '1', ...separators),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(
      fc.array(hostile, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...separators),
      (cells, border) => {
        const record = csvRecord(cells.map((parts) => parts.join('')));
        const parts = [...naiveParts(record, border), ...record.split(border)];
        return parts.every((part) => !/^[\s"]*[=+\-@＝]/.test(part));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('cells survive a round trip, except for the added apostrophes', () => {
  const plain = (cell: string) => cell.replaceAll(/'(?=[=+\-@＝＋－＠])/g, '');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
      expect(readRecord(csvRecord(cells)).map(plain)).toEqual(cells.map(plain));
    }),
  );
});

/**
 * Splits as a spreadsheet with another separator does: a quote counts only at the start of a part.
 */
function naiveParts(record: string, border: string): string[] {
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  for (let index = 0; index < record.length; index++) {
    if (!quoted && record.startsWith(border, index)) {
      parts.push(part);
      part = '';
      index += border.length - 1;
    } else if (record[index] === '"' && (quoted || part === '')) quoted = !quoted;
    else part += record[index];
  }
  return [...parts, part];
}

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
