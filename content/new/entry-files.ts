import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** @param path relative to the project folder */
export const read = (path: string): string => readFileSync(project + path, 'utf8');
export const exists = (path: string): boolean => existsSync(project + path);

/** Writes and formats a source file. */
export function write(path: string, source: string): void {
  mkdirSync(dirname(project + path), { recursive: true });
  writeFileSync(project + path, source);
  execFileSync(`${project}node_modules/.bin/biome`, ['check', '--write', '--linter-enabled=false', path], {
    cwd: project,
    stdio: 'pipe',
  });
}

/** Appends an entry to the last list in a content file. */
export function append(path: string, entry: object): void {
  const source = read(path);
  const end = source.lastIndexOf('\n]');
  if (end < 0) throw new Error(`${path}: the file has no list`);
  write(path, `${source.slice(0, end)}\n  ${JSON.stringify(entry)},${source.slice(end)}`);
}

type NewEntry = {
  /** The file that lists the entries of this kind. */
  index: string;
  /** Folder of the new file, which has the name of the entry's slug. */
  folder: string;
  type: 'TeamEntry' | 'LeagueEntry' | 'EventEntry' | 'GuideEntry';
  entry: { slug: string };
  /** Slug of the entry that it follows in the list. */
  after: string;
};

/** Writes an entry to a file of its own, and adds it to the list of its kind. @returns the path of the file */
export function addEntry({ index, folder, type, entry, after }: NewEntry): string {
  const name = constantName(entry.slug);
  const path = `${folder}/${entry.slug}.ts`;
  const content = '../'.repeat(path.split('/').length - 2);
  write(
    path,
    `import type { ${type} } from '${content}schema.ts';\n\nexport const ${name}: ${type} = ${JSON.stringify(entry)};\n`,
  );
  const source = read(index);
  const last = [...source.matchAll(new RegExp(`\\b${constantName(after)}\\b`, 'g'))].at(-1);
  if (!last) throw new Error(`${index}: "${after}" is not in the list`);
  const end = last.index + last[0].length;
  const imported = `import { ${name} } from './${relative(dirname(index), path)}';\n`;
  write(index, `${imported}${source.slice(0, end)}, ${name}${source.slice(end)}`);
  return path;
}

/** @returns the camel-case name of the constant in a file: `laLiga` for `la-liga` */
function constantName(slug: string): string {
  return slug.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
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
