import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { printedText, printedTexts } from '../../look/checks/paper.ts';
import { devtools } from '../../look/settled/devtools.ts';
import { inFolder } from '../in-folder.ts';
import type { Row } from '../row.ts';

/** Page kinds that are read rather than used, by folder in `app/pages/`. */
const read = ['info', 'legal', 'team', 'event', 'not-found'];

/** Runs in the page. @returns texts that need no scripts, and the pictures that it does not show */
function readPage() {
  const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd)')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.querySelector('p, li, dt, dd, [aria-hidden=true]') &&
      !element.closest('[aria-hidden=true], [role=status], .needs-script, .search-box'),
  );
  return {
    texts: texts.map(({ innerText }) => innerText.trim()).filter(Boolean),
    lostPictures: [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map(({ alt, src }) => alt || src.slice(0, 80)),
  };
}

export const webArchive: Row = {
  title: 'a page saved as MHTML has its words and pictures without a network',
  async open() {
    return async ({ kind, page }) => {
      if (!read.includes(kind.folder)) return [];
      const { texts } = await page.evaluate(readPage);
      const { data } = await (await devtools(page)).send('Page.captureSnapshot', { format: 'mhtml' });
      return await inFolder(async (folder) => {
        const file = join(folder, 'page.mhtml');
        await writeFile(file, data);
        const saved = await openOffline(page, file);
        return [
          ...texts.filter((text) => !saved.texts.includes(text)).map((text) => `no text: ${text}`),
          ...saved.lostPictures.map((name) => `no picture: ${name}`),
        ];
      });
    };
  },
};

/** Pictures are in the file, so a load that takes longer than usual means a busy machine. */
const openMs = 180_000;

async function openOffline(page: Page, file: string) {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const viewport = page.viewportSize();
  const context = await browser.newContext({ offline: true, viewport });
  try {
    const saved = await context.newPage();
    await saved.goto(`file://${file}`, { timeout: openMs });
    return await saved.evaluate(readPage);
  } finally {
    await context.close();
  }
}

/** Digits beside Arabic letters come out in several orders. */
const minShare = 0.85;

/** @returns letters only. Lam and alef have one order, because a PDF swaps them, and marks none. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ال]{2,}/g, (run) => [...run].sort().join(''))
    .replaceAll(/\P{L}/gu, '');
}

export const pdfText: Row = {
  title: 'pdftotext reads the paragraphs of a printed page in the order of reading',
  programs: ['pdftotext'],
  differs:
    'right, but for lam and alef: PDF readers swap the two letters of their sign (`لا` is `ال`). They part some words at marks',
  async open() {
    return async ({ kind, page }) => {
      if (!read.includes(kind.folder)) return [];
      const printed = letters(await printedText(page));
      const texts = await printedTexts(page);
      const lost = texts.filter((text) => !printed.includes(letters(text)));
      return lost.length <= texts.length * (1 - minShare) ? [] : lost.map((text) => `not whole: “${text}”`);
    };
  },
};
