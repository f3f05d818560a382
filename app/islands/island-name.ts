/**
 * The server (bundler/island-names.ts) and the browser (islands.ts) name an island by its file.
 * @param path such as `/app/search/search.island.tsx` @returns `search`, undefined for other files
 */
export function islandName(path: string): string | undefined {
  return /([^/]+)\.(?:dev-)?island\.tsx$/.exec(path)?.[1];
}
