#!/bin/sh
# exceljs 4.4.0 shows the carriage return of a text that xlsx 0.18.5 has written as the letters `_x000d_`.
# xlsx writes the escape in small letters. exceljs decodes it in capitals only, and only in shared strings.
#
# The text is two lines of an address in Arabic, with the line break of Windows (CR LF).
# Expected: CR LF, or LF. xlsx itself reads CR LF.
# Seen:     "حي العليا_x000d_\nالرياض", with shared strings and without
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 exceljs@4.4.0
cat > read.cjs <<'SCRIPT'
const ExcelJS = require('exceljs');
const XLSX = require('xlsx');

const text = 'حي العليا\r\nالرياض';

(async () => {
  for (const bookSST of [false, true]) {
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[text]]), 'Texts');
    const file = XLSX.write(book, { type: 'buffer', bookType: 'xlsx', bookSST });
    const read = new ExcelJS.Workbook();
    await read.xlsx.load(file);
    const value = read.worksheets[0].getCell('A1').value;
    console.log(bookSST ? 'shared string' : 'own text', JSON.stringify(value));
  }
})();
SCRIPT
node read.cjs | tee seen
cat > expected <<'OUTPUT'
own text "حي العليا_x000d_\nالرياض"
shared string "حي العليا_x000d_\nالرياض"
OUTPUT
diff expected seen
