/** Cuts the site's three typefaces down to the characters and axes that its pages use. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const outputFolder = new URL('../../app/styles/fonts/', import.meta.url);

const ascii = range(0x20, 0x7e);
const punctuation = ' ‐–—‘’“”•…′·×£€©→←↑↓−';
const letters = 'ÁÇÉÍÑÓÖØÚÜßàáâãäåæçèéêëíîïñòóôöøúûüğışŞčšž';
const arabicLetters = `${range(0x60c, 0x61f)}${range(0x621, 0x655)}${range(0x660, 0x66c)}ٰٱ«»`;

const faces = [
  {
    file: 'anybody.woff2',
    source: '@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2',
    text: ascii + punctuation + letters,
    axes: { wght: { min: 600, max: 900 }, wdth: { min: 100, max: 125 } },
  },
  {
    file: 'archivo.woff2',
    source: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    text: ascii + punctuation + letters,
    axes: { wght: { min: 400, max: 750 } },
  },
  {
    file: 'alexandria.woff2',
    source: '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2',
    text: ascii + punctuation + arabicLetters,
    axes: { wght: { min: 400, max: 800 } },
  },
] as const;

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');
}

export async function draw(): Promise<void> {
  for (const face of faces) {
    const original = await readFile(fileURLToPath(import.meta.resolve(face.source)));
    const subset = await subsetFont(original, face.text, { targetFormat: 'woff2', variationAxes: face.axes });
    await writeFile(new URL(face.file, outputFolder), subset);
    console.log(`${face.file}: ${subset.length} bytes`);
  }
}

if (import.meta.main) await draw();
