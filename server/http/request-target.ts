import { localeOf, localizedPath, localizedPaths } from '../../content/locale.ts';

/** The pages that hold the plain form; each is also where it is sent. */
export const formPages: ReadonlySet<string> = new Set(localizedPaths('/coming-soon'));

/** No page here has a longer address; reading one would cost more than it is worth. */
const maxPathBytes = 2_000;
/** Nor a deeper one: a router tries every segment of a path with every kind of page. */
const maxPathSegments = 16;

/**
 * @param target what a request line names: a path with its query, or a whole address, as proxies may send it
 * @returns its path and query; of a path that no page can have, that of its language's 404 page
 */
export function pathAndQueryOf(target: string): string {
  const own = target.replace(/^https?:\/\/[^/?#]*(?=(\/?))/i, (_origin, slash) => (slash ? '' : '/'));
  const path = pathOf(own);
  return isServable(path) ? own : notFoundPathOf(path);
}

/** Segments that are empty, or that a URL would resolve into another path. */
const ambiguousSegment = /\/(?=\/|\.{1,2}(?:\/|$))/;

/** Neither too long nor too deep, nor with such a segment, nor impossible to decode. Comes before every other reading of a path. */
function isServable(path: string): boolean {
  // Past the limit whatever it holds: a target's bytes are each one character here.
  if (path.length > maxPathBytes) return false;
  try {
    const decoded = decodeURIComponent(path);
    const isDeep = decoded.split('/', maxPathSegments + 2).length > maxPathSegments + 1;
    return !isDeep && !ambiguousSegment.test(decoded);
  } catch {
    return false;
  }
}

/** @returns an address without its query and fragment */
export function pathOf(url: string): string {
  return url.slice(0, lengthBefore(url, /[?#]/));
}

/** @returns the query of an address with its question mark, empty when there is none */
export function searchOf(url: string): string {
  return url.slice(lengthBefore(url, /\?/));
}

function lengthBefore(text: string, mark: RegExp): number {
  const found = text.search(mark);
  return found < 0 ? text.length : found;
}

/** @returns the path of the 404 page in the language of `path` */
export function notFoundPathOf(path: string): string {
  return localizedPath('/404', localeOf(path));
}

/**
 * Whether a decoded path is safe in a link. Browsers read two slashes at its start or a backslash as another host, and
 * drop control characters.
 */
export function isSafePath(path: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
}

/** @returns a decoded path in the one spelling of pages: lower case, no slash and no `index.html` at its end */
export function canonicalPath(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\/$/, '')
      .replace(/\/index\.html$/, '') || '/'
  );
}
