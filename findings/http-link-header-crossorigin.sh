#!/bin/sh
# http-link-header 1.1.4 loses the next link of a `Link` header after a parameter without a value, such as
# `crossorigin` or `nopush`, unless the parameter is the last of the whole header.
#
# RFC 8288 lets a parameter have no value.
# Expected: two links.
# Seen:     one. All up to the next equals sign is the name of a parameter: "crossorigin, </a.css>; rel"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts http-link-header@1.1.4
cat > parse.cjs <<'SCRIPT'
const LinkHeader = require('http-link-header');

const font = '</a.woff2>; rel=preload; as=font; crossorigin';
const style = '</a.css>; rel=preload; as=style';
for (const value of [`${font}, ${style}`, `${style}, ${font}`, `${font}=anonymous, ${style}`]) {
  console.log(value);
  for (const link of LinkHeader.parse(value).refs) console.log(' ', JSON.stringify(link));
}
SCRIPT
node parse.cjs | tee seen
cat > expected <<'OUTPUT'
</a.woff2>; rel=preload; as=font; crossorigin, </a.css>; rel=preload; as=style
  {"uri":"/a.woff2","rel":"preload","as":["font","style"],"crossorigin, </a.css>; rel":"preload"}
</a.css>; rel=preload; as=style, </a.woff2>; rel=preload; as=font; crossorigin
  {"uri":"/a.css","rel":"preload","as":"style"}
  {"uri":"/a.woff2","rel":"preload","as":"font","crossorigin":""}
</a.woff2>; rel=preload; as=font; crossorigin=anonymous, </a.css>; rel=preload; as=style
  {"uri":"/a.woff2","rel":"preload","as":"font","crossorigin":"anonymous"}
  {"uri":"/a.css","rel":"preload","as":"style"}
OUTPUT
diff expected seen
