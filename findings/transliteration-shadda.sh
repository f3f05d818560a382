#!/bin/sh
# transliteration 2.6.1 writes a shadda as the letter w, and limax 4.2.3 as a hyphen within the word.
#
# A shadda (U+0651) is a mark that doubles its letter. Most texts leave it out, and none reads it as a sound
# of its own.
# Expected: "muhammad", or "muhamad" as from any-ascii 0.3.3.
# Seen:     "muhamawd" and "muhama-d". Other marks are right
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts transliteration@2.6.1 limax@4.2.3 any-ascii@0.3.3
cat > write.mjs <<'SCRIPT'
import anyAscii from 'any-ascii';
import limax from 'limax';
import { slugify } from 'transliteration';

for (const name of ['مُحَمَد', 'مُحَمَّد', 'محمّد', 'الاتحاد', 'الاتّحاد'])
  console.log(`${name}: transliteration ${slugify(name)}, limax ${limax(name)}, any-ascii ${anyAscii(name)}`);
SCRIPT
node write.mjs | tee seen
cat > expected <<'OUTPUT'
مُحَمَد: transliteration muhamad, limax muhamad, any-ascii muhamad
مُحَمَّد: transliteration muhamawd, limax muhama-d, any-ascii muhamad
محمّد: transliteration mhmwd, limax mhm-d, any-ascii mhmd
الاتحاد: transliteration lthd, limax alathad, any-ascii lthd
الاتّحاد: transliteration ltwhd, limax alat-had, any-ascii lthd
OUTPUT
diff expected seen
