import { posix } from 'node:path';
import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';

/** Asked for without a text that names them: by whoever knows where they are, or by a script that adds its language. */
const known = [
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known/security.txt',
  '/search/en.json',
  '/search/ar.json',
];

const readable = /\.(css|html|js|json|svg|txt|vtt|webmanifest|xml)$/;
/** What may be an address in any text: with a folder or relative, up to a name with an ending. */
const address = /(?:https?:\/\/[^/\s"'`()<>\\]+)?\.{0,2}\/?(?:[\w.@%-]+\/)*[\w.@%~-]+\.[a-z0-9]{2,11}\b/gi;

/** Nothing is published that no page leads to: from the pages over scripts, styles and files to every other file. */
export async function checkReach(site: Site): Promise<Finding[]> {
  const reached = new Set<string>();
  const waiting = [
    ...[...site.pages, ...site.notFound].map(([path, { html }]) => ({ path, text: html })),
    ...known.map((path) => ({ path, text: `"${path}"` })),
  ];
  for (let from = waiting.pop(); from; from = waiting.pop()) {
    for (const path of addressesIn(from.text, from.path)) {
      if (!site.files.has(path) || reached.has(path)) continue;
      reached.add(path);
      if (readable.test(path)) waiting.push({ path, text: await site.text(path) });
    }
  }
  return [...site.files]
    .filter((path) => !reached.has(path))
    .map((path) => ({ where: path, what: 'no page leads to it' }));
}

/** @returns the paths on this site that a text at `base` names; the bundler names its files without the first slash */
function addressesIn(text: string, base: string): string[] {
  return [...text.matchAll(address)].flatMap(([found]) => {
    const path = found.startsWith(DEFAULT_SITE_URL) ? found.slice(DEFAULT_SITE_URL.length) : found;
    return [path, posix.join('/', path), posix.join(posix.dirname(base), path)];
  });
}
