import { expect, test } from '@playwright/test';
import { allPages } from '../../content/addresses.ts';
import { locales, localizedPath } from '../../content/locale.ts';
import { layoutFaults } from './checks/layout.ts';
import { layOutWhole } from './still/still-page.ts';

/** The narrowest phone leaves the least room; wider windows are looked at with each kind of page. */
const size = { width: 320, height: 640 };
/** So many groups a language share the pages among the workers. */
const groups = 4;

test.use({ reducedMotion: 'reduce', viewport: size });

for (const language of locales)
  for (let group = 0; group < groups; group += 1)
    test(`every page in ${language}, part ${group + 1} of ${groups}: nothing is cut, overlaps or leaves the window`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      // Measured are texts and boxes, whose room neither pictures nor what moves the page change.
      await page.route(/\.(avif|webp|svg|png|mp4|webm|js)(\?|$)/, (route) => route.abort());
      for (const { path } of allPages().filter((_, index) => index % groups === group)) {
        await page.goto(localizedPath(path, language));
        await layOutWhole(page);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await layoutFaults(page), path).toEqual([]);
      }
    });
