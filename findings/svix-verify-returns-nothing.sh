#!/bin/sh
# svix 2.5.0: `Webhook.verify` returns nothing. In standardwebhooks 1.1.1, which has the same class, it
# returns the parsed body, so a receiver that moves from one to the other gets `undefined`.
#
# Expected: { sport: 'football' } from both.
# Seen:     svix undefined, standardwebhooks {"sport":"football"}
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts svix@2.5.0 standardwebhooks@1.1.1
cat > verify.cjs <<'SCRIPT'
const own = require('svix');
const shared = require('standardwebhooks');

const secret = `whsec_${Buffer.from('a secret of 24 letters..').toString('base64')}`;
const body = JSON.stringify({ sport: 'football' });
const now = new Date();
const headers = {
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': new shared.Webhook(secret).sign('msg_1', now, body),
};
for (const [name, { Webhook }] of Object.entries({ svix: own, standardwebhooks: shared }))
  console.log(name, JSON.stringify(new Webhook(secret).verify(body, headers)));
SCRIPT
node verify.cjs | tee seen
cat > expected <<'OUTPUT'
svix undefined
standardwebhooks {"sport":"football"}
OUTPUT
diff expected seen
