import { atEachWidth } from '../support/at-each-width.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/held-scripts.ts';

/** Phones as they are sold, a tablet, a computer: the board's line breaks on some of them. */
const widths = [320, 360, 375, 390, 412, 430, 480, 600, 768, 1280];

for (const path of ['/', '/ar', '/coming-soon', '/ar/coming-soon'])
  test(`${path}: the board is as high with the visitor’s own clock as before it is known`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page, 'all');
    await page.goto(path, { waitUntil: 'commit' });
    const board = page.locator('.scoreboard').first();
    await expect(page.locator('footer')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const heights = () =>
      atEachWidth(page, widths, () =>
        board.evaluate((element) => Math.round(element.getBoundingClientRect().height)),
      );
    const before = await heights();
    await expect(board.locator('[data-unit=seconds]')).toHaveText('');
    scripts.letGo();
    await expect(board.locator('[data-unit=seconds]')).toHaveText(/^\d\d$/);
    expect(await heights()).toEqual(before);
  });
