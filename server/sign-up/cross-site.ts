import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site sends this request in its visitor's name. Browsers say so themselves; older ones name at
 * least the page's origin, and what names neither is no browser or a very old one, whose visitors must get in too.
 * @param siteUrl the configured origin
 */
export function isCrossSite({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  const { origin, host } = headers;
  if (origin === undefined || origin === siteUrl) return false;
  // Whatever name the site answers to: a proxy in front may speak TLS, so the scheme is not compared.
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}
