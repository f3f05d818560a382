import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** The formatter's line width; longer texts go to a line of their own, unless their key is short. */
const lineWidth = 110;
const shortKey = 4;

/** A path inside the project. */
export const inProject = (...parts: string[]): string => join(project, ...parts);

/**
 * Writes a picture as `public/{folder}/{name}.{hash8}.{extension}`.
 * @returns its address on the site
 */
export async function writeHashed(
  folder: string,
  name: string,
  extension: string,
  bytes: string | Uint8Array,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const url = `/${folder}/${name}.${hash}.${extension}`;
  await writePublic(url, bytes);
  return url;
}

/** Writes a file of `public/` under the address it will be served from. */
export async function writePublic(url: string, bytes: string | Uint8Array): Promise<void> {
  const file = inProject('public', url);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Removes what earlier drawings left in `public/{folder}` and this one no longer names. */
export async function sweep(folder: string, keep: Iterable<string>): Promise<void> {
  const kept = new Set(keep);
  const root = inProject('public', folder);
  for (const entry of await readdir(root, { recursive: true })) {
    const file = join(root, entry);
    const url = `/${relative(inProject('public'), file)}`;
    if ((await stat(file)).isFile() && !kept.has(url)) await rm(file);
  }
}

/**
 * Writes a TypeScript module of constants, laid out as the project's formatter would.
 * @param path inside the project, without extension
 */
export async function writeModule(
  path: string,
  note: string,
  constants: Record<string, { type?: string; value: object }>,
): Promise<void> {
  const bodies = Object.entries(constants).map(([key, { type, value }]) => {
    const typed = type ? `: ${type}` : '';
    return `export const ${key}${typed} = ${literal(value, '')}${type ? '' : ' as const'};\n`;
  });
  await mkdir(dirname(inProject(path)), { recursive: true });
  await writeFile(inProject(`${path}.ts`), `// ${note}\n${bodies.join('\n')}`);
}

function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Object.keys(value).length === 0) return '{}';
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, each]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
    const written = literal(each, inner);
    const breaks =
      typeof each === 'string' &&
      name.length > shortKey &&
      inner.length + name.length + written.length + 3 > lineWidth;
    return `${inner}${name}:${breaks ? `\n${inner}  ` : ' '}${written},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}
