// What a spreadsheet takes for the start of a formula, full-width forms included, at the start of a cell or behind
// whatever some spreadsheet takes for the border of one; quotes and spaces in between do not keep it from running.
const formula = /(^|[;,\t\r\n|])([\s"']*)(?=[=+\-@＝＋－＠])/g;

/**
 * One CSV record by RFC 4180, every cell quoted, with its line end. What a spreadsheet would run gets an apostrophe in
 * front, which shows it as text, also where a semicolon is the border of a cell and quotes in the middle mean nothing.
 */
export function csvRecord(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  return `"${text.replaceAll(formula, "$1$2'").replaceAll('"', '""')}"`;
}
