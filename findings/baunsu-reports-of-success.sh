#!/bin/sh
# baunsu 0.2.3, which detects bounces, also calls a report of success a bounce, with the same score.
#
# A delivery status notification (RFC 3464) says in `Action` what became of a letter. Besides `failed` it may
# be `delayed`, or `delivered` and `relayed` if the sender has asked for it.
# Expected: only `failed` is a bounce. The action and the status that are returned are right.
# Seen:     all four are
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts baunsu@0.2.3
cat > detect.cjs <<'SCRIPT'
const Baunsu = require('baunsu');

const report = (action, status) =>
  [
    'From: mailer-daemon@mx.fans.example',
    'To: news@fans.example',
    'Subject: Delivery report',
    'Date: Sun, 29 Nov 2026 10:00:00 +0000',
    'Message-Id: <1@mx.fans.example>',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is a report about your letter.',
    '',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.fans.example',
    'Arrival-Date: Sun, 29 Nov 2026 09:59:00 +0000',
    '',
    'Final-Recipient: rfc822; fan@post.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.post.example',
    '',
    '--part--',
    '',
  ].join('\r\n');
const outcomes = { failed: '5.1.1', delayed: '4.4.1', delivered: '2.0.0', relayed: '2.0.0' };
for (const [action, status] of Object.entries(outcomes)) {
  const { bounced, score, action: read, status: code } = new Baunsu().detectSync(report(action, status));
  console.log(`${action}: bounced ${bounced}, score ${score}, action ${read}, status ${code.code}`);
}
SCRIPT
node detect.cjs | tee seen
cat > expected <<'OUTPUT'
failed: bounced true, score 0.625, action failed, status 5.1.1
delayed: bounced true, score 0.625, action delayed, status 4.4.1
delivered: bounced true, score 0.625, action delivered, status 2.0.0
relayed: bounced true, score 0.625, action relayed, status 2.0.0
OUTPUT
diff expected seen
