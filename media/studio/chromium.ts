import { type Browser, chromium, type Page } from 'playwright';
import { requireBrowser } from '../../browsers/installed-browser.ts';
import { readPackageFile } from './package-file.ts';

const ARABIC_RANGE = 'unicode-range:U+0600-06FF,U+0750-077F,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FEFC;';

const FACES = [
  ['Anybody', 'anybody', 'files/anybody-latin-standard-normal.woff2', '100 900', 'font-stretch:50% 150%;'],
  ['Archivo', 'archivo', 'files/archivo-latin-standard-normal.woff2', '100 900', 'font-stretch:62% 125%;'],
  ['Alexandria', 'alexandria', 'files/alexandria-arabic-wght-normal.woff2', '100 900', ARABIC_RANGE],
  ['Alexandria', 'alexandria', 'files/alexandria-latin-wght-normal.woff2', '100 900', ''],
] as const;

/**
 * `@font-face` rules of the site's three fonts with embedded data, so that pages need no server.
 */
export async function fontFaces(): Promise<string> {
  const rules = FACES.map(async ([family, name, file, weights, extra]) => {
    const bytes = await readPackageFile(`@fontsource-variable/${name}`, file);
    const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
    return `@font-face{font-family:'${family}';font-weight:${weights};${extra}src:${source};}`;
  });
  return (await Promise.all(rules)).join('\n');
}

/** Runs `work` with a headless Chromium, and always closes it afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page of `width` × `height` CSS px at `density` with `html`, and waits for fonts. */
export async function openPage(
  browser: Browser,
  html: string,
  { width, height, density }: { width: number; height: number; density: number },
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/**
 * @returns a PNG of `html` on a transparent background; sizes in CSS px, multiplied by `density`
 */
export async function photograph(
  browser: Browser,
  html: string,
  size: { width: number; height: number; density: number },
): Promise<Buffer> {
  const page = await openPage(browser, html, size);
  const png = await page.screenshot({ omitBackground: true, type: 'png' });
  await page.context().close();
  return png;
}
