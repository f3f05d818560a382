#!/bin/sh
# vcard-parser 1.0.0 joins two words of a long text if the line of a vCard was folded before their space, as
# vcards-js 2.11.1 does. Only the first white space of a continued line belongs to the fold.
#
# Expected: the note comes back as it was written, as from ical.js 2.2.1, wherever it was folded.
# Seen:     of 20 notes, which begin with words of 1 to 20 letters, vcard-parser changes the 4 that are folded
#           before a space
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts vcards-js@2.11.1 vcard-parser@1.0.0 ical.js@2.2.1
cat > read.mjs <<'SCRIPT'
import ICAL from 'ical.js';
import parser from 'vcard-parser';
import newCard from 'vcards-js';

const changed = { 'vcard-parser': [], 'ical.js': [] };
for (let length = 1; length <= 20; length++) {
  const card = newCard();
  card.firstName = 'Sara';
  card.note = `${'x'.repeat(length)} meets the other fans at gate seven of the stadium one hour before the match`;
  const file = card.getFormattedString();
  if (parser.parse(file).note[0].value !== card.note) changed['vcard-parser'].push(length);
  const read = new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('note');
  if (read !== card.note) changed['ical.js'].push(length);
}
for (const [name, lengths] of Object.entries(changed)) console.log(`${name}: ${lengths.join(' ') || 'none'}`);
SCRIPT
node read.mjs | tee seen
cat > expected <<'OUTPUT'
vcard-parser: 4 11 16 20
ical.js: none
OUTPUT
diff expected seen
