#!/bin/sh
# direction 2.0.1 calls a text right-to-left because of its Arabic digits, also if all its letters are Latin.
#
# By the Unicode bidirectional algorithm (rule P2), and for `dir="auto"` in HTML, the first strong character
# decides, and digits of all kinds are weak.
# Expected: `neutral` for digits alone, `ltr` with Latin letters.
# Seen:     `rtl` for both. ASCII digits are neutral
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts direction@2.0.1
cat > detect.mjs <<'SCRIPT'
import { direction } from 'direction';

for (const text of ['2034', '٢٠٣٤', '2034 World Cup', '٢٠٣٤ World Cup', '۲۰۳۴ World Cup', '2034 كأس العالم'])
  console.log(direction(text), text);
SCRIPT
node detect.mjs | tee seen
cat > expected <<'OUTPUT'
neutral 2034
rtl ٢٠٣٤
ltr 2034 World Cup
rtl ٢٠٣٤ World Cup
rtl ۲۰۳۴ World Cup
rtl 2034 كأس العالم
OUTPUT
diff expected seen
