import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Scripts, styles and fonts are nobody's document: the policies of documents would only make them heavier. */
const partHeaders = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' };
const isPart = (request: FastifyRequest) => request.routeOptions.url === partsRoute;
/** The route of the bundler's files; to be registered with `helmet: false`. */
export const partsRoute = '/assets/*';

/** Security headers on every answer; a page replaces the policy by its own. */
export async function registerHeaders(app: FastifyInstance, siteUrl: string): Promise<void> {
  const policy = contentSecurityPolicy();
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // For browsers that know no `frame-ancestors`; the others go by that.
    xFrameOptions: { action: 'deny' },
    // Share windows of other sites must stay reachable, or a blocked popup could not be told from an open one.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Share cards and the logo are there for others to show.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: siteUrl.startsWith('https:') && {
      maxAge: oneYearSeconds,
      includeSubDomains: false,
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isPart(request)) reply.headers(partHeaders);
    else
      reply
        .header('content-security-policy', policy)
        .header('permissions-policy', permissionsOf(request.url));
  });
}

function permissionsOf(url: string): string {
  return `geolocation=(${homePages.has(pathOf(url)) ? 'self' : ''}), ${noPermission}`;
}
