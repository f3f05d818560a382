import { expect, test } from '@playwright/test';
import { teamPath } from '../../content/addresses.ts';
import { catalogue } from '../../content/catalogue.ts';
import { localizedPath } from '../../content/locale.ts';
import { contrastFaults } from './checks/contrast.ts';
import { visitor } from './still/still-page.ts';

/** High enough for the whole cover; each width in the language in which its words stand elsewhere. */
const looks = [
  { language: 'en', width: 375, height: 900 },
  { language: 'ar', width: 1280, height: 1400 },
] as const;
/** So many groups a look share the clubs among the workers. */
const groups = 2;

for (const { language, width, height } of looks)
  for (let group = 0; group < groups; group += 1)
    test.describe(`${language}, ${width} px, part ${group + 1} of ${groups}`, () => {
      test.use({ ...visitor(language, { width, height }), reducedMotion: 'reduce' });

      test('the cover can be read in every club’s colours', async ({ page }) => {
        test.setTimeout(300_000);
        for (const team of catalogue.teams.filter((_, index) => index % groups === group)) {
          await page.goto(localizedPath(teamPath(team), language));
          await page.evaluate(() => document.fonts.ready);
          expect.soft(await contrastFaults(page, 'window', 'main > :first-child'), team.slug).toEqual([]);
        }
      });
    });
