import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { InvalidArguments } from './arguments.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** The limit of `tests/conventions/source-rules.test.ts`. */
const longestFile = 250;

/** @param path relative to the project folder */
export const read = (path: string): string => readFileSync(project + path, 'utf8');
export const exists = (path: string): boolean => existsSync(project + path);

/** Writes and formats a source file. @throws InvalidArguments if the file would exceed 250 lines */
export function write(path: string, source: string): void {
  const before = exists(path) ? read(path) : undefined;
  writeFileSync(project + path, source);
  execFileSync(`${project}node_modules/.bin/biome`, ['check', '--write', '--linter-enabled=false', path], {
    cwd: project,
    stdio: 'pipe',
  });
  if (read(path).split('\n').length <= longestFile + 1) return;
  if (before !== undefined) writeFileSync(project + path, before);
  throw new InvalidArguments(
    `${path} would be longer than ${longestFile} lines: name another file with file=NAME`,
  );
}

/** Appends an entry to the last list in a content file. */
export function append(path: string, entry: object): void {
  const source = read(path);
  const end = source.lastIndexOf('\n]');
  if (end < 0) throw new Error(`${path}: the file has no list`);
  write(path, `${source.slice(0, end)}\n  ${JSON.stringify(entry)},${source.slice(end)}`);
}

/** @returns the camel-case name of the list in a file: `laLiga` for `la-liga` */
export function listName(file: string): string {
  return file.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Replaces `found` in a file. @throws Error if it does not occur exactly once */
export function replaceOnce(path: string, found: string, by: string): void {
  const source = read(path);
  if (source.split(found).length !== 2) throw new Error(`${path}: "${found}" is not there exactly once`);
  write(
    path,
    source.replace(found, () => by),
  );
}

/** @returns the path of the file with the fewest lines, which has the most room for a new entry */
export function shortest(paths: readonly string[]): string | undefined {
  return paths.toSorted((one, other) => lines(one) - lines(other))[0];
}

const lines = (path: string) => read(path).split('\n').length;
