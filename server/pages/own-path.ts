/** Whether a path names this host: two slashes at its start, or a backslash, would be read as another. */
export function isOwnPath(path: string): boolean {
  return !path.startsWith('//') && !path.includes('\\');
}
