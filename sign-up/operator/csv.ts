// What a spreadsheet takes for a formula at the start of a cell, full-width forms included.
const formula = /^[=+\-@\t\r＝＋－＠]/;
const needsQuotes = /[",\r\n]/;

/**
 * One CSV record by RFC 4180, with its line end. A cell that a spreadsheet would run gets an apostrophe in
 * front, which spreadsheets show as text.
 */
export function csvRecord(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
