import { siteContext } from './site-context.ts';

/** Reserved domains, which receive no mail and no visitors (RFC 2606, RFC 6761). */
const reservedDomain = /(^|[.@])(example|test|invalid|localhost)$/;
const privateHost =
  /^(\[.*\]|(10|127)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|[^.]+|.*\.local)$/;

/** @param name a host name or an e-mail address */
export function isReserved(name: string): boolean {
  return reservedDomain.test(name);
}

/** @returns false for a site that strangers cannot open: on a local or a reserved host */
export function isPublicSite(siteUrl = siteContext().siteUrl): boolean {
  const { hostname } = new URL(siteUrl);
  return !isReserved(hostname) && !privateHost.test(hostname);
}
