#!/bin/sh
# arabic-reshaper 1.1.0 and arabic-persian-reshaper 1.0.1 drop the vowel mark between lam and alef, and
# write a second alef in its place.
#
# Other marks stay, and are transparent to the shapes of the letters. Expected for lam, fatha, alef: the
# ligature with its mark, or both letters in joining forms with the mark between them.
# Seen:     the ligature lam-alef (FEFB) and an alef (FE8E), which is another word
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts arabic-reshaper@1.1.0 arabic-persian-reshaper@1.0.1
cat > reshape.cjs <<'SCRIPT'
const { convertArabic } = require('arabic-reshaper');
const { ArabicShaper } = require('arabic-persian-reshaper');

const codes = (text) => [...text].map((letter) => letter.codePointAt(0).toString(16).padStart(4, '0')).join(' ');

for (const text of ['كَتَبَ', 'لا', 'لَا', 'سَلَام']) {
  console.log(codes(text));
  console.log('  arabic-reshaper', codes(convertArabic(text)));
  console.log('  arabic-persian-reshaper', codes(ArabicShaper.convertArabic(text)));
}
SCRIPT
node reshape.cjs | tee seen
cat > expected <<'OUTPUT'
0643 064e 062a 064e 0628 064e
  arabic-reshaper fedb 064e fe98 064e fe90 064e
  arabic-persian-reshaper fedb 064e fe98 064e fe90 064e
0644 0627
  arabic-reshaper fefb
  arabic-persian-reshaper fefb
0644 064e 0627
  arabic-reshaper fefb fe8e
  arabic-persian-reshaper fefb fe8e
0633 064e 0644 064e 0627 0645
  arabic-reshaper feb3 064e fefc fe8e fee1
  arabic-persian-reshaper feb3 064e fefc fe8e fee1
OUTPUT
diff expected seen
