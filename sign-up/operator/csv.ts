// The start of a formula, full-width forms included. It may stand at the start of a cell, or after
// a character that some spreadsheet takes for a separator. Quotes and spaces before it do not
// prevent evaluation.
const formula = /(^|[;,\t\r\n|])([\s"']*)(?=[=+\-@＝＋－＠])/g;

/**
 * One CSV record by RFC 4180 with its line end, every cell quoted. Puts an apostrophe before each
 * formula, so that spreadsheets show it as text. Covers spreadsheets that split at semicolons and
 * ignore the quotes.
 */
export function csvRecord(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  return `"${text.replaceAll(formula, "$1$2'").replaceAll('"', '""')}"`;
}
