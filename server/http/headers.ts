import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { localizedPaths } from '../../content/locale.ts';
import { pathOf } from './request-target.ts';

const deniedFeatures = 'camera=(), microphone=(), payment=(), usb=(), browsing-topics=()';
/** Pages that offer to find pubs nearby. */
const geolocationPages = new Set(localizedPaths('/'));
const oneYearSeconds = 31_536_000;

/** Pages that other sites may embed. The structured data of the film has them as `embedUrl`. */
const embeddable = new Set(localizedPaths('/watch-video'));

/**
 * The Content-Security-Policy of the page at `path`. It allows no inline script except
 * `inlineScripts`, and no `eval`. `tests/seo` checks that the built pages have no other inline
 * scripts.
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

/**
 * For scripts, styles and fonts. They are no documents, so document policies would only add bytes.
 */
const assetHeaders: ResponseHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * @param inlineScripts the texts of inline scripts
 * @returns a function from a path to the security headers of its response
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
    // With `same-origin`, `closed` is true on the window that `window.open` returns for another
    // site.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    // For browsers without `frame-ancestors`. Others ignore this header.
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

/** Adds the headers to every response, unless its handler has set them. */
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
