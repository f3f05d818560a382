#!/bin/sh
# svg-parser 2.1.0 and svgson 5.3.1 drop a text of a drawing that is only white space, so the words on both
# sides of it become one.
#
# In SVG the space between two `tspan` elements is a character of the text, with `xml:space` and without.
# Expected: "Gate 7 Row B" comes back, as with linkedom 0.18.12 in XML.
# Seen:     "Gate 7Row B" from both
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts svg-parser@2.1.0 svgson@5.3.1 linkedom@0.18.12
cat > read.mjs <<'SCRIPT'
import { DOMParser } from 'linkedom';
import { parse } from 'svg-parser';
import { parseSync } from 'svgson';

const words = (node) => (node.type === 'text' ? node.value : (node.children ?? []).map(words).join(''));
for (const space of ['', ' xml:space="preserve"']) {
  const text = `<text${space}><tspan>Gate 7</tspan> <tspan>Row B</tspan></text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
  console.log(text);
  console.log('  svg-parser', words(parse(svg)));
  console.log('  svgson', words(parseSync(svg)));
  console.log('  linkedom', new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.textContent);
}
SCRIPT
node read.mjs | tee seen
cat > expected <<'OUTPUT'
<text><tspan>Gate 7</tspan> <tspan>Row B</tspan></text>
  svg-parser Gate 7Row B
  svgson Gate 7Row B
  linkedom Gate 7 Row B
<text xml:space="preserve"><tspan>Gate 7</tspan> <tspan>Row B</tspan></text>
  svg-parser Gate 7Row B
  svgson Gate 7Row B
  linkedom Gate 7 Row B
OUTPUT
diff expected seen
