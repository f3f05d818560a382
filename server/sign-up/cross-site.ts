import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site sent this request (CSRF). Uses `Sec-Fetch-Site`, or `Origin` in
 * older browsers. Requests with neither header are allowed: they come from other clients or very
 * old browsers.
 * @param siteUrl the configured origin
 * @param allowsNullOrigin the form is on a page with `Referrer-Policy: no-referrer`, from which
 * browsers send `Origin: null`
 */
export function isCrossSite({ headers }: FastifyRequest, siteUrl: string, allowsNullOrigin = false): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  const { origin, host } = headers;
  if (origin === undefined || origin === siteUrl || (allowsNullOrigin && origin === 'null')) return false;
  // Accepts any host name of the site. Ignores the scheme, because a proxy may terminate TLS.
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}
