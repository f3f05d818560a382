import type { FastifyInstance } from 'fastify';
import { pathOf } from './pages/request-target.ts';

const noPermission = 'camera=(), microphone=(), payment=(), usb=(), browsing-topics=()';
/** The pages that offer to find what is near. */
const homePages = new Set(['/', '/ar']);
const oneYearSeconds = 31_536_000;

/** The page that others may show inside theirs: its markup offers it to them as the film's player. */
const embeddable = /(?:^|\/)watch-video(?:\/index\.html)?$/;

/**
 * What a page may load. `scriptHashes` are those of its own inline scripts; nothing else inline runs, and
 * nothing is evaluated from text. `page` is the page's path or file.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[] = [], page = ''): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
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
    `frame-ancestors ${embeddable.test(page) ? '*' : "'none'"}`,
  ].join('; ');
}

export type AnswerHeaders = Readonly<Record<string, string>>;

/** Scripts, styles and fonts are nobody's document: the policies of documents would only make them heavier. */
const partHeaders: AnswerHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

/** @returns the security headers of the answer to a path */
export function securityHeaders(siteUrl: string): (path: string) => AnswerHeaders {
  const elsewhere: AnswerHeaders = {
    ...partHeaders,
    'content-security-policy': contentSecurityPolicy(),
    'permissions-policy': permissions(''),
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
  const home = { ...elsewhere, 'permissions-policy': permissions('self') };
  return (path) => {
    if (path.startsWith('/assets/')) return partHeaders;
    return homePages.has(path) ? home : elsewhere;
  };
}

/** Puts them on every answer, beside what it has of its own: a page's policy stands. */
export function registerHeaders(app: FastifyInstance, headersOf: (path: string) => AnswerHeaders): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of Object.entries(headersOf(pathOf(request.url))))
      if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
}

function permissions(whoMayLocate: 'self' | ''): string {
  return `geolocation=(${whoMayLocate}), ${noPermission}`;
}
