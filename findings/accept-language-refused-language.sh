#!/bin/sh
# accept-language-parser 1.5.0 and resolve-accept-language 3.2.2 choose the language that `Accept-Language`
# refuses with `q=0`, if nothing else in the header is on offer by name.
#
# The site has English and Arabic. The header is `fr, *;q=0.5, ar;q=0`: French, else anything but Arabic.
# Expected: English, as negotiator 1.1.0 chooses, or no choice.
# Seen:     Arabic from both, and English if the header refuses that. resolve-accept-language has the other
#           language as its default, and does not use it
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts accept-language-parser@1.5.0 \
  resolve-accept-language@3.2.2 negotiator@1.1.0
cat > choose.cjs <<'SCRIPT'
const parser = require('accept-language-parser');
const Negotiator = require('negotiator');
const { resolveAcceptLanguage } = require('resolve-accept-language');

const headers = { 'en-US': 'fr, *;q=0.5, ar;q=0', 'ar-SA': 'fr, *;q=0.5, en;q=0' };
for (const [fallback, value] of Object.entries(headers)) {
  const negotiator = new Negotiator({ headers: { 'accept-language': value } });
  console.log(value);
  console.log('  negotiator', negotiator.language(['en', 'ar']));
  console.log('  accept-language-parser', parser.pick(['en', 'ar'], value));
  console.log('  resolve-accept-language', resolveAcceptLanguage(value, ['en-US', 'ar-SA'], fallback));
}
SCRIPT
node choose.cjs | tee seen
cat > expected <<'OUTPUT'
fr, *;q=0.5, ar;q=0
  negotiator en
  accept-language-parser ar
  resolve-accept-language ar-SA
fr, *;q=0.5, en;q=0
  negotiator ar
  accept-language-parser en
  resolve-accept-language en-US
OUTPUT
diff expected seen
