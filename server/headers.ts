import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const permissions = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()';
const oneYearSeconds = 31_536_000;

/**
 * What a page may load. `scriptHashes` are those of its own inline scripts; nothing else inline runs, and
 * nothing is evaluated from text.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[] = []): string {
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
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Security headers on every answer; a page replaces the policy by its own. */
export async function registerHeaders(app: FastifyInstance, siteUrl: string): Promise<void> {
  const policy = contentSecurityPolicy();
  await app.register(helmet, {
    contentSecurityPolicy: false,
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy).header('permissions-policy', permissions);
  });
}
