#!/bin/sh
# rss-to-json 2.1.1 returns the time of reading as `published` for every entry of an Atom feed, and
# @extractus/feed-extractor 8.0.3 returns the time of the last update.
#
# An Atom entry has `updated`, and may have `published`. This one has both.
# Expected: `published`, as feedsmith 3.0.1 returns it.
# Seen:     now from rss-to-json, which has the update as `created`, and the update from feed-extractor
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts rss-to-json@2.1.1 @extractus/feed-extractor@8.0.3 \
  feedsmith@3.0.1
cat > read.mjs <<'SCRIPT'
import { createServer } from 'node:http';
import { extractFromXml } from '@extractus/feed-extractor';
import { parseFeed } from 'feedsmith';
import rssToJson from 'rss-to-json';

const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>tag:fans.example,2026:feed</id>
<updated>2024-03-02T12:00:00Z</updated>
<entry><title>Tickets</title><id>tag:fans.example,2026:1</id><link href="https://fans.example/tickets"/>
<published>2024-03-01T12:00:00Z</published><updated>2024-03-02T12:00:00Z</updated></entry></feed>`;

console.log('feedsmith', parseFeed(feed).feed.entries[0].published);
console.log('feed-extractor', extractFromXml(feed).entries[0].published);
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/atom+xml').end(feed);
}).listen(0, '127.0.0.1', async () => {
  const start = Date.now();
  const { published, created } = (await rssToJson.parse(`http://127.0.0.1:${server.address().port}/`)).items[0];
  const now = published >= start && published <= Date.now();
  console.log('rss-to-json', now ? 'now' : published, new Date(created).toISOString());
  server.closeAllConnections();
  server.close();
});
SCRIPT
node read.mjs | tee seen
cat > expected <<'OUTPUT'
feedsmith 2024-03-01T12:00:00Z
feed-extractor 2024-03-02T12:00:00.000Z
rss-to-json now 2024-03-02T12:00:00.000Z
OUTPUT
diff expected seen
