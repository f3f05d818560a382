import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { inProject } from '../studio/hashed-file.ts';

/** Hash of each card's inputs, by language and name. Unchanged cards are not redrawn. */
const record = inProject('media/share-cards/drawn.json');
const shape = z.record(z.string(), z.string());
export type Drawn = Record<string, string>;

export async function readDrawn(): Promise<Drawn> {
  return shape.parse(JSON.parse(await readFile(record, 'utf8')));
}

export async function writeDrawn(drawn: Drawn): Promise<void> {
  const sorted = Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(record, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** @returns a hash of a card's inputs; pictures in it have content hashes in their names */
export function inputsOf(studio: string, html: string): string {
  return createHash('sha256').update(studio).update(html).digest('hex').slice(0, 12);
}
