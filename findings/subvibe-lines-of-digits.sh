#!/bin/sh
# @aj-archipelago/subvibe 1.0.12 drops every line of a WebVTT cue that has only digits, such as a year, a
# score or a countdown. The same cue in an SRT file is right.
#
# Numbers of cues stand before the times. Below the times all lines are text.
# Expected: "2034" and "Goals so far\n3", as subtitle 4.2.2 reads them.
# Seen:     "" and "Goals so far"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @aj-archipelago/subvibe@1.0.12 subtitle@4.2.2
cat > parse.mjs <<'SCRIPT'
import { parse } from '@aj-archipelago/subvibe';
import subtitle from 'subtitle';

const shown = (texts) => texts.map((text) => JSON.stringify(text)).join(' ');
for (const text of ['2034', 'Goals so far\n3', '3\n2\n1', '2034!']) {
  const vtt = `WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.500\n${text}\n`;
  const srt = `1\n00:00:01,000 --> 00:00:03,500\n${text}\n`;
  const cues = subtitle.parseSync(vtt).filter(({ type }) => type === 'cue');
  console.log('subvibe WebVTT', shown(parse(vtt).cues.map((cue) => cue.text)));
  console.log('subvibe SRT', shown(parse(srt).cues.map((cue) => cue.text)));
  console.log('subtitle WebVTT', shown(cues.map((cue) => cue.data.text)));
}
SCRIPT
node parse.mjs | tee seen
cat > expected <<'OUTPUT'
subvibe WebVTT ""
subvibe SRT "2034"
subtitle WebVTT "2034"
subvibe WebVTT "Goals so far"
subvibe SRT "Goals so far\n3"
subtitle WebVTT "Goals so far\n3"
subvibe WebVTT ""
subvibe SRT "3\n2\n1"
subtitle WebVTT "3\n2\n1"
subvibe WebVTT "2034!"
subvibe SRT "2034!"
subtitle WebVTT "2034!"
OUTPUT
diff expected seen
