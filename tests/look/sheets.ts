/**
 * `npm run look [kind …]`: writes contact sheets of page kinds to `test-results/look/`, one for
 * each kind and width. A sheet shows the page window by window, English above Arabic.
 */

import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { localeOf, locales, localizedPath } from '../../content/locale.ts';
import config from '../../playwright.config.ts';
import { nextFrame, openSettled, visitor } from './settled/settled-page.ts';
import { startSiteOn } from './site/site-server.ts';
import { type PageKind, pageKinds, type Window, windows } from './views/page-kinds.ts';

const folder = 'test-results/look';
const maxWindows = 24;
/** Width of a window on the sheet and windows per row, by the real width of the window. */
const layout = { 375: { width: 300, columns: 8 }, 1280: { width: 800, columns: 3 } };
const gap = 12;

async function windowsOf(browser: Browser, url: string, size: Window): Promise<Buffer[]> {
  const language = localeOf(new URL(url).pathname);
  const context = await browser.newContext(visitor(language, size));
  const page = await context.newPage();
  await openSettled(page, url);
  const pictures: Buffer[] = [];
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  // The bar covers the top of every window but the first.
  const step = size.height - 80;
  for (let at = 0; at < tall && pictures.length < maxWindows; at += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
    await nextFrame(page);
    pictures.push(await page.screenshot({ animations: 'disabled' }));
    if (at + size.height >= tall) break;
  }
  await context.close();
  return pictures;
}

async function saveSheet(name: string, rows: Buffer[][], size: Window, columns: number, width: number) {
  const height = Math.round((size.height * width) / size.width);
  const placed: OverlayOptions[] = [];
  let top = gap;
  for (const pictures of rows) {
    for (const [index, picture] of pictures.entries()) {
      const input = await sharp(picture).resize(width, height).toBuffer();
      const row = Math.floor(index / columns);
      placed.push({ input, left: gap + (index % columns) * (width + gap), top: top + row * (height + gap) });
    }
    top += Math.ceil(pictures.length / columns) * (height + gap) + gap;
  }
  const most = Math.min(columns, Math.max(...rows.map(({ length }) => length)));
  const sheet = {
    width: gap + most * (width + gap),
    height: top,
    channels: 3 as const,
    background: '#7a7a7a',
  };
  await sharp({ create: sheet })
    .composite(placed)
    .png({ palette: true, effort: 4 })
    .toFile(`${folder}/${name}.png`);
  console.log(`${folder}/${name}.png`);
}

async function sheetsOf(browser: Browser, base: string, kind: PageKind): Promise<void> {
  for (const size of windows) {
    const { width, columns } = layout[size.width];
    const rows: Buffer[][] = [];
    for (const language of locales)
      rows.push(await windowsOf(browser, base + localizedPath(kind.path, language), size));
    await saveSheet(`${kind.name}-${size.width}`, rows, size, columns, width);
  }
}

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !pageKinds.some((kind) => kind.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown page kind: ${unknown.join(', ')}. Known kinds: ${pageKinds.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const given = process.env.BASE_URL;
const server = given ? undefined : await startSiteOn('beforeLaunch');
// The same launch options as in the tests.
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const kind of pageKinds)
    if (requested.length === 0 || requested.includes(kind.name))
      await sheetsOf(browser, given ?? server?.url ?? '', kind);
} finally {
  await browser.close();
  await server?.stop();
}
