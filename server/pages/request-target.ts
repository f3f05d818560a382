/**
 * @param target what a request line names: a path with its query, or a whole address, as proxies may send it
 * @returns its path and query; of a path that cannot be decoded, that of its language's 404 page
 */
export function pathAndQueryOf(target: string): string {
  const own = target.replace(/^https?:\/\/[^/?#]*(?=(\/?))/i, (_origin, slash) => (slash ? '' : '/'));
  const path = pathOf(own);
  try {
    decodeURIComponent(path);
    return own;
  } catch {
    return notFoundPathOf(path);
  }
}

/** @returns an address without its query and fragment */
export function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** @returns the path of the 404 page in the language of `path` */
export function notFoundPathOf(path: string): string {
  return /^\/ar(\/|$)/.test(path) ? '/ar/404' : '/404';
}
