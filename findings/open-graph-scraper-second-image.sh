#!/bin/sh
# open-graph-scraper 6.12.0 gives the size and the description of the second picture of a page to the
# first one. By the Open Graph protocol such a property belongs to the picture that stands before it.
#
# The page has two pictures. Only the second one has a width, a height and a text.
# Expected: the second picture has them, as unfurl.js 6.4.0 reads it.
# Seen:     open-graph-scraper gives them to 1.png, unfurl.js to 2.png
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts open-graph-scraper@6.12.0 unfurl.js@6.4.0
cat > read.cjs <<'SCRIPT'
const { createServer } = require('node:http');
const openGraphScraper = require('open-graph-scraper');
const { unfurl } = require('unfurl.js');

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Two pictures</title>
<meta property="og:title" content="Two pictures">
<meta property="og:image" content="https://pictures.example/1.png">
<meta property="og:image" content="https://pictures.example/2.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="A stadium at night">
</head><body></body></html>`;
const shown = (images) =>
  images.map(({ url, width, height, alt }) => [url.slice(-5), width, height, alt].filter(Boolean).join(' '));

(async () => {
  const { result } = await openGraphScraper({ html });
  console.log('open-graph-scraper:', shown(result.ogImage).join(', '));
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }).listen(0, '127.0.0.1', async () => {
    const { open_graph: page } = await unfurl(`http://127.0.0.1:${server.address().port}/`);
    console.log('unfurl.js:', shown(page.images).join(', '));
    server.closeAllConnections();
    server.close();
  });
})();
SCRIPT
node read.cjs | tee seen
cat > expected <<'OUTPUT'
open-graph-scraper: 1.png 1200 630 A stadium at night, 2.png
unfurl.js: 1.png, 2.png 1200 630 A stadium at night
OUTPUT
diff expected seen
