#!/bin/sh
# xlsx 0.18.5 writes the text `_x0041_` into a cell as it is. In Excel files that is the escape of the
# letter A, so its own reader returns `A`. The standard asks for `_x005F_x0041_`.
#
# Expected: each text comes back as it was written, as with exceljs or in a CSV file.
# Seen:     "_x0041_" -> "A", "order_x0032_b" -> "order2b", "plain" -> "plain"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5
cat > round-trip.cjs <<'SCRIPT'
const XLSX = require('xlsx');

for (const text of ['_x0041_', 'order_x0032_b', 'plain']) {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[text]]), 'Texts');
  const file = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
  console.log(JSON.stringify(text), '->', JSON.stringify(XLSX.read(file).Sheets.Texts.A1.v));
}
SCRIPT
node round-trip.cjs | tee seen
cat > expected <<'OUTPUT'
"_x0041_" -> "A"
"order_x0032_b" -> "order2b"
"plain" -> "plain"
OUTPUT
diff expected seen
