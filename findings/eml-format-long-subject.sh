#!/bin/sh
# eml-format 0.6.1 returns only the first encoded word of a subject. The rest of a long Arabic subject is
# lost, and so are Latin words before and after an Arabic one.
#
# An encoded word has at most 75 characters (RFC 2047), which are about 20 Arabic letters, so nodemailer
# 10.6.1 splits longer subjects.
# Expected: the whole subject, as postal-mime 4.0.0 reads it.
# Seen:     its beginning. "World Cup =?UTF-8?B?...?= 2034" is the Arabic word alone
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts eml-format@0.6.1 nodemailer@10.6.1 postal-mime@4.0.0
cat > read.mjs <<'SCRIPT'
import { promisify } from 'node:util';
import emlFormat from 'eml-format';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';

const read = promisify(emlFormat.read);
const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const addresses = { from: 'news@fans.example', to: 'fan@post.example' };

async function show(letter) {
  console.log('eml-format: ', (await read(letter)).subject);
  console.log('postal-mime:', (await PostalMime.parse(letter)).subject);
}

for (const subject of ['أهلا بكم', 'موعدنا في الرياض يوم المباراة النهائية لكأس العالم']) {
  const { message } = await transport.sendMail({ ...addresses, subject, text: 'Welcome' });
  await show(message.toString());
}
const word = `=?UTF-8?B?${Buffer.from('الرياض').toString('base64')}?=`;
await show(`From: ${addresses.from}\r\nTo: ${addresses.to}\r\nSubject: World Cup ${word} 2034\r\n\r\nWelcome\r\n`);
SCRIPT
node read.mjs | tee seen
cat > expected <<'OUTPUT'
eml-format:  أهلا بكم
postal-mime: أهلا بكم
eml-format:  موعدنا في الرياض
postal-mime: موعدنا في الرياض يوم المباراة النهائية لكأس العالم
eml-format:  الرياض
postal-mime: World Cup الرياض 2034
OUTPUT
diff expected seen
