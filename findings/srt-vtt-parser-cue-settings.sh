#!/bin/sh
# @plussub/srt-vtt-parser 2.0.5 reads the place of a WebVTT cue as part of its end, if the times have no
# hours. WebVTT allows both: `00:03.500` and `line:0`.
#
# Expected: all cues last from 1,000 to 3,500 ms.
# Seen:     `line:0` ends after three minutes, `align:start` at NaN. With hours all are right
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @plussub/srt-vtt-parser@2.0.5
cat > parse.mjs <<'SCRIPT'
import { parse } from '@plussub/srt-vtt-parser';

for (const settings of ['', ' line:0', ' position:10%', ' align:start'])
  for (const hours of ['', '00:']) {
    const times = `${hours}00:01.000 --> ${hours}00:03.500${settings}`;
    const [cue] = parse(`WEBVTT\n\n${times}\nGoal\n`).entries;
    console.log(`${times}: ${cue.from} ${cue.to}`);
  }
SCRIPT
node parse.mjs | tee seen
cat > expected <<'OUTPUT'
00:01.000 --> 00:03.500: 1000 3500
00:00:01.000 --> 00:00:03.500: 1000 3500
00:01.000 --> 00:03.500 line:0: 1000 180000
00:00:01.000 --> 00:00:03.500 line:0: 1000 3500
00:01.000 --> 00:03.500 position:10%: 1000 180010
00:00:01.000 --> 00:00:03.500 position:10%: 1000 3500
00:01.000 --> 00:03.500 align:start: 1000 NaN
00:00:01.000 --> 00:00:03.500 align:start: 1000 3500
OUTPUT
diff expected seen
