import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A source file of the project. `path` is relative to the repository root. */
export type Source = { path: string; text: string };

/**
 * @returns the tracked and untracked files, except ignored ones, whose name ends in one of
 * `endings`
 */
export function sourcesEnding(...endings: string[]): Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(root + path, 'utf8') }];
      } catch {
        // Deleted in the work tree, but still in the index.
        return [];
      }
    });
}
