import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import * as z from 'zod';
import { inProject } from '../studio/hashed-file.ts';

/** What each card was drawn from, by language and name: a card whose inputs are the same is not drawn again. */
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

/** @returns a short name for all that a card is drawn from; pictures in it carry the hash of what they show */
export function inputsOf(studio: string, html: string): string {
  return createHash('sha256').update(studio).update(html).digest('hex').slice(0, 12);
}

const compared = { width: 300, height: 158 };
/** Of 255: less than that is compression, or a browser that rounds otherwise. */
const visible = 40;

/** @returns whether nobody could tell the two pictures apart */
export async function looksLike(one: Buffer | string, other: Buffer | string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(pixelsOf));
  return (
    a !== undefined && b !== undefined && a.every((value, at) => Math.abs(value - (b[at] ?? 0)) < visible)
  );
}

async function pixelsOf(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture).removeAlpha().resize(compared.width, compared.height).raw().toBuffer();
}
