import { posix } from 'node:path';
import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';

/** Paths without a link: requested by convention, or built in a script with the language. */
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
/** Matches anything in a text that may be a path or URL of a file with an extension. */
const address = /(?:https?:\/\/[^/\s"'`()<>\\]+)?\.{0,2}\/?(?:[\w.@%-]+\/)*[\w.@%~-]+\.[a-z0-9]{2,11}\b/gi;

/**
 * Checks that every published file is reachable from a page, directly or through scripts, styles
 * and other files.
 */
export async function checkReach(site: Site): Promise<Finding[]> {
  const reached = new Set<string>();
  const waiting = [
    ...[...site.pages, ...site.unlisted, ...site.notFound].map(([path, { html }]) => ({ path, text: html })),
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
    .map((path) => ({ where: path, what: 'not reachable from any page' }));
}

/**
 * @returns candidate paths in a text at `base`, also without the first slash, which the bundler
 * omits
 */
function addressesIn(text: string, base: string): string[] {
  return [...text.matchAll(address)].flatMap(([found]) => {
    const path = found.startsWith(DEFAULT_SITE_URL) ? found.slice(DEFAULT_SITE_URL.length) : found;
    return [path, posix.join('/', path), posix.join(posix.dirname(base), path)];
  });
}
