import { localeOf, localizedPath, localizedPaths } from '../../content/locale.ts';

/** Pages with the plain form. The form is posted to the same path. */
export const formPages: ReadonlySet<string> = new Set(localizedPaths('/coming-soon'));

/** Prefixes of links to own sign-ups in each language. The token follows. */
export const ownSignUpPrefixes = localizedPaths('/ticket').map((path) => `${path}/`);

export function isOwnSignUpLink(path: string): boolean {
  return ownSignUpPrefixes.some((prefix) => path.startsWith(prefix));
}

/** No page has a longer path. Longer ones are rejected before they are parsed. */
const maxPathBytes = 2_000;
/**
 * No page has a deeper path. The router matches every segment against every route, so deep paths
 * are expensive.
 */
const maxPathSegments = 16;

/** The build writes scripts and styles here. No page is below it. */
const assetFolder = '/assets/';

/** @param path decoded */
export function isAssetPath(path: string): boolean {
  return path.startsWith(assetFolder);
}

/**
 * @param target the target of a request line: a path with its query, or a whole URL from a proxy
 * @returns its path and query. If no page or file can have this path, that of the 404 page, or of an
 * asset that does not exist
 */
export function pathAndQueryOf(target: string): string {
  // Removes scheme and host.
  const pathAndQuery = target.replace(/^https?:\/\/[^/?#]*(?=(\/?))/i, (_origin, slash) =>
    slash ? '' : '/',
  );
  const path = pathOf(pathAndQuery);
  if (isServable(path)) return pathAndQuery;
  return isAssetPath(path) ? `${assetFolder}404` : notFoundPathOf(path);
}

/** An empty segment, `.` or `..`, which URL parsers resolve to another path. */
const ambiguousSegment = /\/(?=\/|\.{1,2}(?:\/|$))/;

/**
 * Whether a path can be decoded, is within the limits and has no ambiguous segment. Runs before all
 * other parsing.
 */
function isServable(path: string): boolean {
  // Node decodes targets as Latin-1, so one character is one byte.
  if (path.length > maxPathBytes) return false;
  try {
    const decoded = decodeURIComponent(path);
    // Splits one segment beyond the limit, to avoid an array of all segments.
    const isDeep = decoded.split('/', maxPathSegments + 2).length > maxPathSegments + 1;
    return !isDeep && !ambiguousSegment.test(decoded);
  } catch {
    return false;
  }
}

/** @returns a URL or path without query and fragment */
export function pathOf(url: string): string {
  return url.slice(0, indexOrLength(url, /[?#]/));
}

/** @returns the query of a URL or path, with its question mark; empty if there is none */
export function searchOf(url: string): string {
  return url.slice(indexOrLength(url, /\?/));
}

function indexOrLength(text: string, pattern: RegExp): number {
  const index = text.search(pattern);
  return index < 0 ? text.length : index;
}

/** @returns the path of the 404 page in the language of `path` */
export function notFoundPathOf(path: string): string {
  return localizedPath('/404', localeOf(path));
}

/**
 * Whether a decoded path is safe as a link. Browsers parse two leading slashes or a backslash as
 * another host, and remove control characters.
 */
export function isSafePath(path: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
}

/**
 * @returns the canonical form of a decoded path: lower case, without a final slash or `index.html`
 */
export function canonicalPath(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\/$/, '')
      .replace(/\/index\.html$/, '') || '/'
  );
}
