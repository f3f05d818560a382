import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { tokenOf } from '../../content/colour-tokens.ts';
import * as palette from '../../content/palette.ts';
import { type Part, parts } from '../parts.ts';
import { inProject } from './hashed-file.ts';
import { writeData } from './module.ts';

/** The palette's colours with which each part was drawn last. */
const record = 'media/drawn-colours';
const shape = z.record(z.string(), z.record(z.string(), z.string()));
type Drawn = z.infer<typeof shape>;

export async function readDrawnColours(): Promise<Drawn> {
  return shape.parse(JSON.parse(await readFile(inProject(`${record}.json`), 'utf8')));
}

export async function recordColours(part: Part): Promise<void> {
  const drawn = { ...(await readDrawnColours()), [part]: coloursOf(part) };
  await writeData(record, Object.fromEntries(Object.keys(parts).map((name) => [name, drawn[name]])));
}

/**
 * @param colours the palette
 * @returns a line for each part that was drawn with other colours
 */
export function outdatedParts(drawn: Drawn, colours: Record<string, unknown> = palette): string[] {
  return (Object.keys(parts) as Part[]).flatMap((part) => {
    const before = drawn[part] ?? {};
    const now = coloursOf(part, colours);
    const changed = Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);
    if (changed.length === 0) return [];
    const list = changed.map((name) => `${name} ${before[name] ?? 'unused'} → ${now[name] ?? 'unused'}`);
    return [`npm run media ${part}: ${list.join(', ')}`];
  });
}

/** @returns the colours that are named in a part's drawing code and style sheets */
function coloursOf(part: Part, colours: Record<string, unknown> = palette): Record<string, string> {
  const entry = join('media', parts[part]);
  const modules = modulesFrom(entry).values();
  const sheets = globSync(`${dirname(inProject(entry))}/**/*.css`).map((file) => readFileSync(file, 'utf8'));
  const text = [...modules, ...sheets].join('\n');
  const imported = [...text.matchAll(/\{([^{}]*)\} from '[./]+content\/palette\.ts'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''));
  const isUsed = (name: string) =>
    imported.includes(name) ||
    text.includes(`var(${tokenOf(name)})`) ||
    new RegExp(`\\bpalette\\.${name}\\b`).test(text);
  return Object.fromEntries(
    Object.entries(colours).flatMap(([name, value]) =>
      typeof value === 'string' && isUsed(name) ? [[name, value]] : [],
    ),
  );
}

/**
 * @returns a module of this package and all that it imports, or names to a browser, by path. Each
 * quoted path of a module counts.
 */
function modulesFrom(entry: string, found = new Map<string, string>()): Map<string, string> {
  const text = readFileSync(inProject(entry), 'utf8');
  found.set(entry, text);
  for (const [, path = ''] of text.matchAll(/['"](\.{0,2}\/[\w./-]+\.ts)['"]/g)) {
    const file = path.startsWith('/') ? path.slice(1) : join(dirname(entry), path);
    if (file.startsWith('media/') && !found.has(file) && existsSync(inProject(file)))
      modulesFrom(file, found);
  }
  return found;
}
