import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const run = promisify(execFile);

/** Points of A4, and of a margin of 10 mm, which is about what browsers use. */
const sheet = { width: 595, margin: 28 };
/** Slanted letters and marks stand out of their box. */
const tolerance = 2;
/** pdftotext splits a few words, such as digits beside Arabic letters. */
const minFoundShare = 0.8;
/** It does not read a few short texts at all, such as Arabic letters with marks in display type. */
const maxUnreadShare = 0.1;

type Word = { text: string; left: number; right: number };

/**
 * Prints the page on A4.
 * @returns a line for each word beyond the margins, and for each text that is missing on paper
 */
export async function paperFaults(page: Page): Promise<string[]> {
  const words = await printedWords(page);
  const isInside = ({ left, right }: Word) =>
    left >= sheet.margin - tolerance && right <= sheet.width - sheet.margin + tolerance;
  const inside = readings(words.filter(isInside).map(({ text }) => text));
  const texts = await printedTexts(page);
  const missing = texts.filter((text) => {
    const wanted = text
      .split(/\s+/)
      .map(lettersOf)
      .filter((letters) => letters.length > 1);
    return wanted.filter((letters) => inside.has(letters)).length < wanted.length * minFoundShare;
  });
  return [
    ...words
      .filter((word) => !isInside(word))
      .map(({ text, left, right }) => `beyond the margin: “${text}”, ${left} to ${right}`),
    ...(missing.length > texts.length * maxUnreadShare ? missing : []).map(
      (text) => `not on paper: “${text}”`,
    ),
  ];
}

/** @returns the letters of each word, and of up to three neighbours: pdftotext splits words at marks */
function readings(words: readonly string[]): Set<string> {
  return new Set(
    words.flatMap((_, index) =>
      [1, 2, 3].map((size) => lettersOf(words.slice(index, index + size).join(''))),
    ),
  );
}

/** @returns the letters and digits of a word in a fixed order; a PDF has Arabic in visual order */
function lettersOf(word: string): string {
  return [
    ...word
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .sort()
    .join('');
}

/**
 * Searching and copying need the order of letters.
 * @returns Arabic words whose letters a PDF has in another order
 */
export async function swappedWords(page: Page): Promise<string[]> {
  const found = wordsOf(await printedText(page));
  const orders = new Set(found.map(lettersOf));
  const swapped = wordsOf((await printedTexts(page)).join(' ')).filter(
    (word) => isWholeOnPaper(word) && !found.includes(word) && orders.has(lettersOf(word)),
  );
  return [...new Set(swapped)];
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
}

/** Lam and alef are always one sign, whose letters Chromium swaps. Marks split words. */
function isWholeOnPaper(word: string): boolean {
  return /^\p{Script=Arabic}{2,}$/u.test(word) && !/ل[اأإآ]|\p{M}/u.test(word);
}

/** @returns the text of the printed page, as pdftotext puts it in the order of reading */
export async function printedText(page: Page): Promise<string> {
  return (await readPrinted(page)).replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

async function readPrinted(page: Page, ...options: string[]): Promise<string> {
  const margin = '10mm';
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  const folder = await mkdtemp(join(tmpdir(), 'sportbuddy-paper-'));
  const file = join(folder, 'page.pdf');
  await writeFile(file, pdf);
  const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', ...options, file, '-'], { maxBuffer: 2 ** 26 });
  await rm(folder, { recursive: true, force: true });
  return stdout;
}

async function printedWords(page: Page): Promise<Word[]> {
  return [
    ...(await readPrinted(page, '-bbox')).matchAll(
      /<word xMin="([-\d.]+)" yMin="[^"]*" xMax="([-\d.]+)" yMax="[^"]*">([^<]*)</g,
    ),
  ].map(([, left, right, text = '']) => ({ text, left: Number(left), right: Number(right) }));
}

/** @returns the texts of paragraphs, headings and list items that print shows */
export async function printedTexts(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, figcaption)')]
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !element.closest('.visually-hidden, [aria-hidden=true], svg') &&
          !element.querySelector('p, li, dt, dd, .visually-hidden, [aria-hidden=true]'),
      )
      .map((element) => element.innerText.trim())
      .filter((text) => text !== ''),
  );
  await page.emulateMedia({ media: null });
  return texts;
}
