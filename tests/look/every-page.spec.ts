import { expect, test } from '@playwright/test';
import { allPages } from '../../content/addresses.ts';
import { locales, localizedPath } from '../../content/locale.ts';
import { layoutFaults } from './checks/layout.ts';
import { layOutWhole } from './settled/settled-page.ts';

/** The narrowest phone. Wider windows are checked once per page kind. */
const size = { width: 320, height: 640 };
/** Number of tests per language, so that workers share the pages. */
const groups = 4;
/** The gate checks every nth page: about 24 of each language. */
const sampledEach = Math.floor(allPages().length / 24);

test.use({ reducedMotion: 'reduce', viewport: size });

for (const language of locales) {
  const measure = (title: string, tag: string | string[], pages: ReturnType<typeof allPages>) =>
    test(`${title} in ${language}: no text is cut off, overlaps or leaves the narrowest window`, {
      tag,
    }, async ({ page }) => {
      // Pictures and scripts do not change the layout of texts and boxes.
      await page.route(/\.(avif|webp|svg|png|mp4|webm|js)(\?|$)/, (route) => route.abort());
      for (const { path } of pages) {
        await page.goto(localizedPath(path, language));
        await layOutWhole(page);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await layoutFaults(page), path).toEqual([]);
      }
    });
  measure(
    'a sample of the pages',
    [],
    allPages().filter((_, index) => index % sampledEach === 0),
  );
  for (let group = 0; group < groups; group += 1)
    measure(
      `all pages, part ${group + 1} of ${groups},`,
      '@long',
      allPages().filter((_, index) => index % groups === group),
    );
}
