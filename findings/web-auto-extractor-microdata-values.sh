#!/bin/sh
# @marbec/web-auto-extractor 2.2.1 reads the words of a `time` or `data` element as the value of a microdata
# property, and leaves out the properties that `itemref` adds.
#
# By the HTML standard the value of `time` is its `datetime`, that of `data` is its `value`, and `itemref`
# names an element elsewhere in the page. The link and `meta` are read by that standard.
# Expected: 2027-06-06, 7 and the description, as microdata-node 2.0.0 reads them.
# Seen:     "6 June", "seven" and no description
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @marbec/web-auto-extractor@2.2.1 microdata-node@2.0.0
cat > read.mjs <<'SCRIPT'
import WebAutoExtractor from '@marbec/web-auto-extractor';
import microdata from 'microdata-node';

const Extractor = WebAutoExtractor.default ?? WebAutoExtractor;
const html = `<!doctype html><html lang="en"><body>
<div itemscope itemtype="https://schema.org/SportsEvent" itemref="text">
<meta itemprop="name" content="Final">
<a itemprop="url" href="https://fans.example/final">Page</a>
<time itemprop="startDate" datetime="2027-06-06">6 June</time>
<data itemprop="identifier" value="7">seven</data>
</div>
<p id="text" itemprop="description">The last match</p>
</body></html>`;
const names = ['name', 'url', 'startDate', 'identifier', 'description'];
const shown = (item) => names.map((name) => String(item[name])).join(' | ');

console.log('web-auto-extractor:', shown(new Extractor({ addLocation: false }).parse(html).microdata.SportsEvent[0]));
console.log('microdata-node:', shown(microdata.toJson(html).items[0].properties));
SCRIPT
node read.mjs | tee seen
cat > expected <<'OUTPUT'
web-auto-extractor: Final | https://fans.example/final | 6 June | seven | undefined
microdata-node: Final | https://fans.example/final | 2027-06-06 | 7 | The last match
OUTPUT
diff expected seen
