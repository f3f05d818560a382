#!/bin/sh
# robots-txt-parser 2.0.3 gives the rules of a group only to the last crawler that the group names, and
# drops the first of two groups for one crawler if another group stands between them.
#
# By RFC 9309 a group may begin with several `User-agent` lines, and groups for one crawler are combined.
# Expected: no crawler may fetch what is disallowed for it, as robots-parser 3.0.1 reads it.
# Seen:     Googlebot may fetch /private, and others may fetch /api/
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts robots-txt-parser@2.0.3 robots-parser@3.0.1
cat > read.cjs <<'SCRIPT'
const parse = require('robots-parser');
const newParser = require('robots-txt-parser');

const site = 'https://fans.example';
const file = `User-agent: *
Disallow: /api/

User-agent: Googlebot
User-agent: Bingbot
Disallow: /private

User-agent: *
Disallow: /drafts/
`;
const other = parse(`${site}/robots.txt`, file);
const own = newParser({ allowOnNeutral: true });
own.parseRobots(site, file);
(async () => {
  await own.useRobotsFor(site);
  for (const call of ['Googlebot /private', 'Bingbot /private', 'Other /api/', 'Other /drafts/']) {
    const [agent, path] = call.split(' ');
    own.setUserAgent(agent);
    const answers = [own.canCrawlSync(site + path), other.isAllowed(site + path, agent)];
    console.log(`${call}: robots-txt-parser ${answers[0]}, robots-parser ${answers[1]}`);
  }
})();
SCRIPT
node read.cjs | tee seen
cat > expected <<'OUTPUT'
Googlebot /private: robots-txt-parser true, robots-parser false
Bingbot /private: robots-txt-parser false, robots-parser false
Other /api/: robots-txt-parser true, robots-parser false
Other /drafts/: robots-txt-parser false, robots-parser false
OUTPUT
diff expected seen
