#!/bin/sh
# sitemapper 4.1.6 with `lastmod`, the earliest date of a page that is wanted, also leaves out every page
# without a date. `lastmod` is optional in a sitemap.
#
# Expected: only the page of 2020 is left out.
# Seen:     only /dated is returned
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts sitemapper@4.1.6
cat > read.mjs <<'SCRIPT'
import { createServer } from 'node:http';
import Sitemapper from 'sitemapper';

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://fans.example/dated</loc><lastmod>2026-11-01</lastmod></url>
<url><loc>https://fans.example/undated</loc></url>
<url><loc>https://fans.example/old</loc><lastmod>2020-01-01</lastmod></url>
</urlset>`;
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/xml').end(sitemap);
}).listen(0, '127.0.0.1', async () => {
  const url = `http://127.0.0.1:${server.address().port}/sitemap.xml`;
  for (const options of [{}, { lastmod: Date.UTC(2026, 0, 1) }]) {
    const { sites } = await new Sitemapper({ url, ...options }).fetch();
    console.log(sites.map((site) => new URL(site).pathname).join(' '));
  }
  server.closeAllConnections();
  server.close();
});
SCRIPT
node read.mjs | tee seen
cat > expected <<'OUTPUT'
/dated /undated /old
/dated
OUTPUT
diff expected seen
