#!/bin/sh
# csv-parse 7.0.3 with `cast: true` reads the cell `0x1F` as 0, and `0b11` and `0o17` too.
#
# Expected: the text, or the number that JavaScript reads (31, 3, 15).
# Seen:     0. The cell is a number to `Number`, and is then read by `parseFloat`, which stops at the letter.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts csv-parse@7.0.3
cat > read.cjs <<'SCRIPT'
const { parse } = require('csv-parse/sync');

const file = 'device\n0x1F\n0b11\n0o17\n1F\n31\n';
for (const { device } of parse(file, { columns: true, cast: true })) console.log(JSON.stringify(device));
SCRIPT
node read.cjs | tee seen
cat > expected <<'OUTPUT'
0
0
0
"1F"
31
OUTPUT
diff expected seen
