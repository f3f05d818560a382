import type { Browser } from 'playwright';
import sharp from 'sharp';
import * as palette from '../../content/palette.ts';
import { fontFaces, openPage } from './chromium.ts';
import { inProject, writePicture } from './hashed-file.ts';

/**
 * Renders `body` (HTML, which may contain `/media/…` URLs) and saves it as `docs/media/{name}.jpg`.
 */
export async function saveSheet(
  browser: Browser,
  name: string,
  body: string,
  size: { width: number; height: number; quality?: number },
): Promise<void> {
  const html = `<!doctype html><style>${await fontFaces()}
    body{margin:0;background:${palette.night2};color:${palette.chalk};font:15px/1.4 Archivo,Alexandria}</style>${body}`;
  const page = await openPage(browser, '<!doctype html>', { ...size, density: 1 });
  await page.route('http://sheet.local/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    else await route.fulfill({ path: `public${pathname}` });
  });
  await page.goto('http://sheet.local/', { waitUntil: 'networkidle' });
  const png = await page.screenshot();
  await page.context().close();
  const sheet = sharp(png).jpeg({ quality: size.quality ?? 74, mozjpeg: true });
  await writePicture(inProject(`docs/media/${name}.jpg`), await sheet.toBuffer());
}
