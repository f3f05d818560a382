import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** On a phone, what lies below the window is laid out when it comes near, and nobody sees that. */

test.use({ viewport: { width: 375, height: 812 } });

/** @returns how many sections are laid out, and how many there are */
function sections(page: Page): Promise<{ laidOut: number; all: number }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('main section, footer')];
    const laidOut = all.filter((each) =>
      each.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
    return { laidOut: laidOut.length, all: all.length };
  });
}

for (const path of ['/', '/ar/football/liverpool', '/features'])
  test(`${path} lays out what comes near the window, and all of it to its end`, async ({ page }) => {
    await page.goto(path);
    const { laidOut, all } = await sections(page);
    expect(laidOut).toBeGreaterThan(0);
    expect(laidOut).toBeLessThan(all / 2);
    await page.locator('footer small, footer p').last().scrollIntoViewIfNeeded();
    await expect(page.locator('footer a').last()).toBeInViewport();
    // From the end back to the top a window at a time: what is read stays where it is while heights above it settle.
    for (let turns = 0; turns < 30; turns += 1) await page.mouse.wheel(0, -700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('h1')).toBeInViewport();
  });

test('a computer, which has the time, lays out all of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const { laidOut, all } = await sections(page);
  expect(laidOut).toBe(all);
});

test('who comes back, or loads the page anew, is where they were', async ({ page }) => {
  await page.goto('/football/liverpool');
  const question = page.locator('.questions summary').first();
  await question.scrollIntoViewIfNeeded();
  await expect(question).toBeInViewport();
  await page.goto('/features');
  await page.goBack();
  await expect(question).toBeInViewport();
  await page.reload();
  await expect(question).toBeInViewport();
});

test.describe('though no script comes', () => {
  test.use({ viewport: { width: 375, height: 812 }, expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test('a page that is loaded anew has its true heights at once', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/football/liverpool');
    const first = await sections(page);
    expect(first.laidOut).toBeLessThan(first.all);
    await page.reload();
    const anew = await sections(page);
    expect(anew.laidOut).toBe(anew.all);
  });
});
