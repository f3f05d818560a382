import { glob } from 'node:fs/promises';
import MiniSearch from 'minisearch';

/** Paths of the tests that `npm test WORD …` runs. Browser tests end in `.spec.ts`. */
export async function testFiles(): Promise<string[]> {
  const patterns = ['**/*.test.{ts,tsx}', 'tests/**/*.spec.ts'];
  const files: string[] = [];
  for await (const path of glob(patterns, { exclude: ['node_modules', 'dist', 'test-results'] }))
    files.push(path);
  return files.sort();
}

/** Tests that run in `npm run test:all` only. */
export const isLongFile = (path: string) => path.includes('.long.test.');

export const isBrowserTest = (path: string) => path.endsWith('.spec.ts');

/** @returns the files whose path contains one of the words */
export function filesNamed(words: readonly string[], files: readonly string[]): string[] {
  return files.filter((path) => words.some((word) => path.includes(word)));
}

/** @returns at most five files whose names resemble one of the words, the nearest first */
export function nearestFiles(words: readonly string[], files: readonly string[]): string[] {
  const index = new MiniSearch<{ id: string; path: string }>({
    fields: ['path'],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
  });
  index.addAll(files.map((path) => ({ id: path, path })));
  const found = index.search(words.join(' '), { fuzzy: 0.4, prefix: true, combineWith: 'OR' });
  return found.slice(0, 5).map(({ id }) => String(id));
}
