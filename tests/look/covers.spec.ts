import { expect, test } from '@playwright/test';
import { teamPath } from '../../content/addresses.ts';
import { catalogue } from '../../content/catalogue.ts';
import { localizedPath } from '../../content/locale.ts';
import { contrastFaults } from './checks/contrast.ts';
import { visitor } from './settled/settled-page.ts';

/** Tall enough for the whole cover. */
const windows = [
  { language: 'en', width: 375, height: 900 },
  { language: 'ar', width: 1280, height: 1400 },
] as const;
/** Number of tests per window, so that workers share the clubs. */
const groups = 2;

for (const { language, width, height } of windows)
  for (let group = 0; group < groups; group += 1)
    test.describe(`${language}, ${width} px, part ${group + 1} of ${groups}`, () => {
      test.use({ ...visitor(language, { width, height }), reducedMotion: 'reduce' });

      test('the cover has enough contrast in every club’s colours', { tag: '@long' }, async ({ page }) => {
        test.setTimeout(300_000);
        for (const team of catalogue.teams.filter((_, index) => index % groups === group)) {
          await page.goto(localizedPath(teamPath(team), language));
          await page.evaluate(() => document.fonts.ready);
          expect.soft(await contrastFaults(page, 'window', 'main > :first-child'), team.slug).toEqual([]);
        }
      });
    });
