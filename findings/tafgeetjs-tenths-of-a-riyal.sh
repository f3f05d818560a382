#!/bin/sh
# tafgeetjs 2.1.0, which writes amounts of money in Arabic words, reads tenths as hundredths: 1.5 riyals are
# "one riyal and five halalas", as 1.05 riyals are. The number of its own example, 556563.20, ends in "two".
#
# A riyal has 100 halalas. In JavaScript 1.50 and 1.5 are the same number.
# Expected: fifty halalas (خمسون), and in the example twenty (عشرون), as its documentation says.
# Seen:     five (خمسة) and two (ٱثنين). Only the text '1.50' gives fifty
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts tafgeetjs@2.1.0
cat > write.cjs <<'SCRIPT'
const Tafgeet = require('tafgeetjs');

for (const amount of [1.05, 1.5, '1.50', 1.25])
  console.log(JSON.stringify(amount), new Tafgeet(amount, 'SAR').parse());
console.log('556563.20', new Tafgeet(556563.2, 'SDG').parse());
SCRIPT
node write.cjs | tee seen
cat > expected <<'OUTPUT'
1.05 فقط واحد ريال سعودي وخمسة هللة لا غير
1.5 فقط واحد ريال سعودي وخمسة هللة لا غير
"1.50" فقط واحد ريال سعودي وخمسون هللة لا غير
1.25 فقط واحد ريال سعودي وخمسة وعشرون هللة لا غير
556563.20 فقط خمسمائة وستة وخمسون ألف وخمسمائة وثلاثة وستون جنيه سوداني وٱثنين قرش لا غير
OUTPUT
diff expected seen
