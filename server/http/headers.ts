import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { localizedPaths } from '../../content/locale.ts';
import { pathOf } from './request-target.ts';

const deniedFeatures = 'camera=(), microphone=(), payment=(), usb=(), browsing-topics=()';
/** The pages that offer to find what is near. */
const geolocationPages = new Set(localizedPaths('/'));
const oneYearSeconds = 31_536_000;

/** The pages that others may show inside theirs: their markup offers them as the film's player. */
const embeddable = new Set(localizedPaths('/watch-video'));

/**
 * What the page at `path` may load. No script stands in a page or is evaluated from text but `inlineScripts`; `tests/seo`
 * holds that the built pages have no other.
 */
export function contentSecurityPolicy(path: string, inlineScripts: readonly string[] = []): string {
  const hashes = inlineScripts.map(
    (text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self'${hashes.join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${embeddable.has(path) ? '*' : "'none'"}`,
  ].join('; ');
}

export type ResponseHeaders = Readonly<Record<string, string>>;

/** Scripts, styles and fonts are nobody's document: the policies of documents would only make them heavier. */
const assetHeaders: ResponseHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * @param inlineScripts the texts of scripts that stand in pages
 * @returns the security headers of the answer to a path
 */
export function securityHeaders(
  siteUrl: string,
  inlineScripts: readonly string[] = [],
): (path: string) => ResponseHeaders {
  const documentHeaders: ResponseHeaders = {
    ...assetHeaders,
    'content-security-policy': contentSecurityPolicy('', inlineScripts),
    'permissions-policy': permissionsPolicy(''),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Share windows of other sites must stay reachable, or a blocked popup could not be told from an open one.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    // For browsers that know no `frame-ancestors`; the others go by that.
    'x-frame-options': 'DENY',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${oneYearSeconds}` }),
  };
  const homeHeaders = { ...documentHeaders, 'permissions-policy': permissionsPolicy('self') };
  const filmHeaders = {
    ...documentHeaders,
    'content-security-policy': contentSecurityPolicy('/watch-video', inlineScripts),
  };
  return (path) => {
    if (path.startsWith('/assets/')) return assetHeaders;
    if (embeddable.has(path)) return filmHeaders;
    return geolocationPages.has(path) ? homeHeaders : documentHeaders;
  };
}

/** Puts them on every answer, beside what it has of its own. */
export function registerHeaders(app: FastifyInstance, headersOf: (path: string) => ResponseHeaders): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of Object.entries(headersOf(pathOf(request.url))))
      if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
}

function permissionsPolicy(geolocation: 'self' | ''): string {
  return `geolocation=(${geolocation}), ${deniedFeatures}`;
}
