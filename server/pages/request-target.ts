/**
 * @param target what a request line names: a path with its query, or a whole address, as proxies may send it
 * @returns its path and query; of a path that cannot be decoded, that of its language's 404 page
 */
export function pathAndQueryOf(target: string): string {
  const own = target.replace(/^https?:\/\/[^/?#]*(?=(\/?))/i, (_origin, slash) => (slash ? '' : '/'));
  const path = own.replace(/[?#].*$/s, '');
  try {
    decodeURIComponent(path);
    return own;
  } catch {
    return /^\/ar(\/|$)/.test(path) ? '/ar/404' : '/404';
  }
}
