/**
 * Whether a decoded path can be that of a page here. A URL would read two slashes at its start or a backslash as another
 * host, drop control characters and spaces, and end the path at `?` or `#`.
 */
export function isOwnPath(path: string): boolean {
  return /^\/(?!\/)[^\\?#\s\p{Cc}]*$/u.test(path);
}
