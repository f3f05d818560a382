import { expect, test } from '@playwright/test';
import { locales, localizedPath } from '../../content/locale.ts';
import { layoutFaults } from './checks/layout.ts';
import { layOutWhole, measuredAnew, openStill, visitor } from './still/still-page.ts';
import { pageKinds } from './views/page-kinds.ts';

/** From the narrowest phone to a wall, a phone on its side, and a page of 1280×1024 px enlarged to 400 %. */
const sizes = [
  { width: 320, height: 640 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 812, height: 375 },
  { width: 320, height: 256 },
];
/** Widths at which a browser's font size of 200 % is tried. */
const enlarged = [375, 1280];

for (const kind of pageKinds)
  for (const language of locales)
    test(`${kind.name}, ${language}: nothing is cut, overlaps or leaves the window at any size`, async ({
      browser,
    }) => {
      const context = await browser.newContext(visitor(language, { width: 1280, height: 800 }));
      const page = await context.newPage();
      await openStill(page, localizedPath(kind.path, language));
      await layOutWhole(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await measuredAnew(page);
        expect.soft(await layoutFaults(page), `${size.width}×${size.height}`).toEqual([]);
      }
      const browserSettings = await context.newCDPSession(page);
      await browserSettings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const width of enlarged) {
        await page.setViewportSize({ width, height: 800 });
        await measuredAnew(page);
        expect.soft(await layoutFaults(page), `${width} px, text at 200 %`).toEqual([]);
      }
      await context.close();
    });
