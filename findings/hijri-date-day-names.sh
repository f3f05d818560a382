#!/bin/sh
# hijri-date 0.2.2 formats a date with the name of the day after, in Arabic and in English. The number of
# the day that `getDay` returns is right.
#
# Expected: الأربعاء and Wednesday for 18 February 2026.
# Seen:     الخميس and Thursday. The long name of a Saturday is `undefined`, its short name Sunday
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts hijri-date@0.2.2
cat > format.cjs <<'SCRIPT'
const { toHijri } = require('hijri-date/lib/safe');

for (const day of [18, 19, 20, 21]) {
  const date = new Date(2026, 1, day);
  const hijri = toHijri(date);
  const names = ['ar', 'en'].map((locale) => hijri.format('ddd | dddd', { locale }));
  console.log(date.toDateString().slice(0, 10), hijri.getDay(), names.join(' | '));
}
SCRIPT
TZ=UTC node format.cjs | tee seen
cat > expected <<'OUTPUT'
Wed Feb 18 3 خم | الخميس | Thu | Thursday
Thu Feb 19 4 جم | الجمعة | Fri | Friday
Fri Feb 20 5 سبت | السبت | Sat | Saturday
Sat Feb 21 6 الأحد | undefined | Sunday | undefined
OUTPUT
diff expected seen
