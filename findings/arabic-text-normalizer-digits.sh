#!/bin/sh
# arabic-text-normalizer 1.4.0 removes Arabic digits from a text as verse numbers, also where there is no
# verse. Latin digits stay.
#
# Expected: the year, the time and the price stay. Its documentation names "verse numbers and ornate
#           brackets", and "punctuation", which it removes too.
# Seen:     no Arabic digit is left, so two years have the same text
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts arabic-text-normalizer@1.4.0
cat > normalize.mjs <<'SCRIPT'
import { normalize } from 'arabic-text-normalizer';

for (const text of ['كأس العالم ٢٠٣٤', 'كأس العالم ٢٠٣٠', 'كأس العالم 2034', 'البوابة ٧ مساءً', 'التذكرة ١٥٠ ريالا'])
  console.log(text, '|', normalize(text), '|', normalize(text, { verseNumbers: false }));
SCRIPT
node normalize.mjs | tee seen
cat > expected <<'OUTPUT'
كأس العالم ٢٠٣٤ | كأس العالم | كأس العالم ٢٠٣٤
كأس العالم ٢٠٣٠ | كأس العالم | كأس العالم ٢٠٣٠
كأس العالم 2034 | كأس العالم 2034 | كأس العالم 2034
البوابة ٧ مساءً | البوابة مساء | البوابة ٧ مساء
التذكرة ١٥٠ ريالا | التذكرة ريالا | التذكرة ١٥٠ ريالا
OUTPUT
diff expected seen
