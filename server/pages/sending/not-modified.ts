/** @returns whether an If-None-Match header names `etag`, by the weak comparison that RFC 9110 asks for */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
