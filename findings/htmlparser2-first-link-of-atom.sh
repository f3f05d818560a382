#!/bin/sh
# htmlparser2 12.0.0: `parseFeed` gives as the link of an Atom entry its first `link` element, whatever its
# `rel` is. Atom lets them stand in any order, and `alternate` is the page of the entry.
#
# The entry has a link to itself as XML, a sound file, and its page.
# Expected: the page, as rss-parser 3.13.0 and @rowanmanning/feed-parser 2.1.5 read it.
# Seen:     the XML file, or the sound if that stands first
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts htmlparser2@12.0.0 rss-parser@3.13.0 \
  @rowanmanning/feed-parser@2.1.5
cat > read.mjs <<'SCRIPT'
import { parseFeed as parse } from '@rowanmanning/feed-parser';
import { parseFeed } from 'htmlparser2';
import Parser from 'rss-parser';

const self = '<link rel="self" type="application/atom+xml" href="https://fans.example/1.xml"/>';
const sound = '<link rel="enclosure" type="audio/mpeg" length="9" href="https://fans.example/1.mp3"/>';
const page = '<link rel="alternate" type="text/html" href="https://fans.example/1"/>';
for (const links of [page + self + sound, self + sound + page, sound + page + self]) {
  const feed = `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">
<title>News</title><id>urn:example:feed</id><updated>2026-11-01T10:00:00Z</updated>
<entry><title>Final</title><id>urn:example:1</id><updated>2026-11-01T10:00:00Z</updated>${links}</entry></feed>`;
  console.log('htmlparser2', parseFeed(feed).items[0].link);
  console.log('  rss-parser', (await new Parser().parseString(feed)).items[0].link);
  console.log('  @rowanmanning/feed-parser', parse(feed).items[0].url);
}
SCRIPT
node read.mjs | tee seen
cat > expected <<'OUTPUT'
htmlparser2 https://fans.example/1
  rss-parser https://fans.example/1
  @rowanmanning/feed-parser https://fans.example/1
htmlparser2 https://fans.example/1.xml
  rss-parser https://fans.example/1
  @rowanmanning/feed-parser https://fans.example/1
htmlparser2 https://fans.example/1.mp3
  rss-parser https://fans.example/1
  @rowanmanning/feed-parser https://fans.example/1
OUTPUT
diff expected seen
