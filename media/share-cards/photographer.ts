import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { fontFaces } from '../studio/chromium.ts';
import { styles } from './parts.ts';

const size = { width: 1200, height: 630 };
const budget = 34_000;
const origin = 'http://cards.local/';

/** An empty page with fonts and styles, into which cards are inserted. */
export async function emptyStudio(): Promise<string> {
  return `<!doctype html><meta charset="utf-8"><style>${await fontFaces()}${await styles()}body{margin:0}</style><body></body>`;
}

export async function openStudio(browser: Browser, shell: string): Promise<Page> {
  const page = await browser.newPage({ viewport: size });
  await page.route(`${origin}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') await route.fulfill({ contentType: 'text/html; charset=utf-8', body: shell });
    else await route.fulfill({ path: `public${pathname}` });
  });
  await page.goto(origin);
  return page;
}

/** @returns a card as a PNG of 1200 × 630 */
export async function photograph(page: Page, card: string): Promise<Buffer> {
  await page.evaluate(async (markup) => {
    document.body.innerHTML = markup;
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    const cramped = (box: HTMLElement) =>
      box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 2;
    for (const box of document.querySelectorAll<HTMLElement>('[data-fit]')) {
      let points = Number.parseFloat(getComputedStyle(box).fontSize);
      for (; points > 20 && cramped(box); points -= 2) box.style.fontSize = `${points - 2}px`;
    }
  }, card);
  return page.screenshot({ type: 'png' });
}

/** @returns a JPEG at the best quality within the size limit */
export async function compress(png: Buffer): Promise<Buffer> {
  let quality = 76;
  let jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
  while (jpeg.length > budget && quality > 44) {
    quality -= 7;
    jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
  return jpeg;
}
