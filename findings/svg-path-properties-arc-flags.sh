#!/bin/sh
# svg-path-properties 2.1.0 gives NaN as the length of an arc whose flags and a number with a leading point
# are in one piece: `01.5.5` for `0 1 0.5 0.5`. It is valid SVG, which SVGO 4.1.0 writes with
# `noSpaceAfterFlags`.
#
# Expected: 0.72, as with spaces. Flags before a number without a point (`011 1`) are read.
# Seen:     NaN, without an error
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts svg-path-properties@2.1.0 svgo@4.1.0
cat > measure.mjs <<'SCRIPT'
import { svgPathProperties as Path } from 'svg-path-properties';
import { optimize } from 'svgo';

for (const end of ['1 1', '0.5 0.5'])
  for (const noSpaceAfterFlags of [false, true]) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path d="M 0 0 A 1 1 0 0 1 ${end}"/></svg>`;
    const { data } = optimize(svg, { plugins: [{ name: 'convertPathData', params: { noSpaceAfterFlags } }] });
    const [, path] = data.match(/ d="([^"]+)"/);
    console.log(`${path}: ${new Path(path).getTotalLength().toFixed(2)}`);
  }
SCRIPT
node measure.mjs | tee seen
cat > expected <<'OUTPUT'
M0 0a1 1 0 0 1 1 1: 1.57
M0 0a1 1 0 011 1: 1.57
M0 0a1 1 0 0 1 .5.5: 0.72
M0 0a1 1 0 01.5.5: NaN
OUTPUT
diff expected seen
