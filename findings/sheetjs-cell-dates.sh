#!/bin/sh
# xlsx 0.18.5 reads some times of an Excel file one millisecond early with `cellDates: true`, and all
# times 52 seconds early if the machine is in Riyadh.
#
# The file has each minute of one day. Expected: the same minutes in local time, as in London.
# Seen:    UTC 0 ms: 1088, -1 ms: 352
#          Europe/London 0 ms: 1088, -1 ms: 352
#          Asia/Riyadh -52000 ms: 1088, -52001 ms: 352
# Cause of the first: the fraction of the day is cut to milliseconds, not rounded. Cause of the second:
# the serial number counts from 1899, when Riyadh had local mean time, 3:06:52 before UTC.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 exceljs@4.4.0
cat > read.cjs <<'SCRIPT'
const ExcelJS = require('exceljs');
const XLSX = require('xlsx');

(async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Minutes');
  const start = Date.UTC(2026, 10, 1);
  const minutes = Array.from({ length: 1440 }, (_, n) => start + n * 60_000);
  for (const [n, time] of minutes.entries()) {
    const cell = sheet.getCell(`A${n + 1}`);
    cell.value = new Date(time);
    cell.numFmt = 'yyyy-mm-dd hh:mm';
  }
  const read = XLSX.read(await book.xlsx.writeBuffer(), { cellDates: true }).Sheets.Minutes;
  const counts = new Map();
  for (const [n, time] of minutes.entries()) {
    const date = read[`A${n + 1}`].v;
    // The same numbers on the clock, taken as UTC.
    const shown = date.getTime() - date.getTimezoneOffset() * 60_000;
    counts.set(shown - time, (counts.get(shown - time) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a], [b]) => b - a);
  console.log(process.env.TZ, sorted.map(([ms, count]) => `${ms} ms: ${count}`).join(', '));
})();
SCRIPT
for zone in UTC Europe/London Asia/Riyadh; do TZ=$zone node read.cjs; done | tee seen
cat > expected <<'OUTPUT'
UTC 0 ms: 1088, -1 ms: 352
Europe/London 0 ms: 1088, -1 ms: 352
Asia/Riyadh -52000 ms: 1088, -52001 ms: 352
OUTPUT
diff expected seen
