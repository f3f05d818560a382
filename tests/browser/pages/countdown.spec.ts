import { atEachWidth } from '../support/at-each-width.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';

/** Common phones, a tablet and a computer. The lines of the board wrap on some of them. */
const widths = [320, 360, 375, 390, 412, 430, 480, 600, 768, 1280];

test('the countdown ticks in the visitor’s time zone and stays at zero after launch', async ({ page }) => {
  await page.clock.install({ time: new Date(2027, 5, 5, 23, 58) });
  await page.goto('/coming-soon');
  const seconds = page.getByRole('timer').locator('[data-unit=seconds]');
  await expect(page.getByRole('timer').locator('[data-unit=days]')).toHaveText('00');
  await page.clock.pauseAt(new Date(2027, 5, 5, 23, 59, 57));
  // The interval began between two seconds.
  await expect(seconds).toHaveText(/^0[34]$/);
  await page.clock.runFor(1000);
  await expect(seconds).toHaveText(/^0[23]$/);
  await page.clock.runFor(5000);
  for (const unit of ['days', 'hours', 'minutes', 'seconds'])
    await expect(page.locator(`[data-unit=${unit}]`)).toHaveText('00');
});

for (const [path, was, is] of [
  ['/help', '6 June 2027', '6 June 2028'],
  ['/ar/help', '6 يونيو 2027', '6 يونيو 2028'],
] as const)
  test(`on the launch day ${path} names the year of the countdown`, async ({ page }) => {
    const text = () => page.locator('main').textContent();
    await page.clock.setFixedTime(new Date(2027, 5, 5, 23, 59));
    await page.goto(path);
    expect(await text()).toContain(was);
    await page.clock.setFixedTime(new Date(2027, 5, 6, 0, 1));
    await page.goto(path);
    await expect.poll(text).toContain(is);
    expect(await text()).not.toContain(was);
  });

for (const path of ['/', '/ar', '/coming-soon', '/ar/coming-soon'])
  test(`the countdown on ${path} has the same height before and after its start`, { tag: '@long' }, async ({
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
    scripts.release();
    await expect(board.locator('[data-unit=seconds]')).toHaveText(/^\d\d$/);
    expect(await heights()).toEqual(before);
  });
