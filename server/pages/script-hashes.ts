import { createHash } from 'node:crypto';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** JSON-LD and the like are data: a browser never runs them, so the policy need not allow them. */
const dataBlock = /\btype\s*=\s*["']?(?:application\/(?:ld\+)?json|text\/x-)/i;

/** @returns the CSP source of each inline script of a page, such as `sha256-…` */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(scriptTag)) {
    if (/\bsrc\s*=/i.test(attributes) || dataBlock.test(attributes)) continue;
    hashes.add(`sha256-${createHash('sha256').update(body).digest('base64')}`);
  }
  return [...hashes];
}
