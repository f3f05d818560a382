import { readFile, writeFile } from 'node:fs/promises';

const file = new URL('../docs/proof.md', import.meta.url);

/** Puts a part of docs/proof.md in the place of the one with the same heading, or at its end. */
export async function writePart(heading: string, text: string): Promise<void> {
  await writeFile(file, withPart(await readFile(file, 'utf8'), heading, text));
}

/** @returns what stands under a heading of docs/proof.md, empty when nothing does */
export async function readPart(heading: string): Promise<string> {
  return partOf(await readFile(file, 'utf8'), heading);
}

/** @returns the document with the part of that heading replaced or added */
export function withPart(document: string, heading: string, text: string): string {
  const part = `## ${heading}\n\n${text.trim()}\n`;
  const parts = partsOf(document);
  const place = parts.findIndex((one) => isUnder(heading, one));
  const others = place === -1 ? [...parts, part] : parts.with(place, part);
  return `${others.map((one) => one.trim()).join('\n\n')}\n`;
}

/** @returns the text under a heading */
export function partOf(document: string, heading: string): string {
  const part = partsOf(document).find((one) => isUnder(heading, one));
  return part?.slice(part.indexOf('\n')).trim() ?? '';
}

function partsOf(document: string): string[] {
  return document.split(/^(?=## )/m);
}

function isUnder(heading: string, part: string): boolean {
  return part.startsWith(`## ${heading}\n`);
}
