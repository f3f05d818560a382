import { expect, test } from '../support/fixtures.ts';

test('the rail of shirts can be reached and pushed with keys', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/football/liverpool');
  const rail = page.getByRole('region', { name: 'Eight shirts on a rail' });
  await rail.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => rail.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a phone shows the first dozen badges of a large sport, and all of them on request', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/football');
  const badges = page.getByRole('region', { name: 'The home end' }).getByRole('listitem');
  await expect(badges).toHaveCount(12);
  await page.getByRole('link', { name: /^All \d+ badges$/ }).click();
  await expect(badges).not.toHaveCount(12);
  await expect(page.getByRole('link', { name: /^All \d+ badges$/ })).toBeHidden();
});

test('a sport of one team shows its own sign in its own colours', async ({ page }) => {
  const signs: string[] = [];
  for (const path of ['/darts', '/chess', '/caving', '/ar/fencing']) {
    await page.goto(path);
    signs.push(await page.locator('.card-mosaic svg').innerHTML());
  }
  expect(new Set(signs).size).toBe(signs.length);
});

test('the year behind a league’s name is said once, in words that can be read', async ({ page }) => {
  await page.goto('/football/premier-league');
  await expect(page.locator('.league-founded')).toMatchAriaSnapshot('- paragraph: Founded 1992');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a fan board says when it starts to count in place of empty flaps', async ({ page }) => {
    await page.goto('/football/liverpool');
    await expect(page.getByText('Fans are counted in the app, from its first day.')).toBeVisible();
    await expect(page.locator('.fan-count')).toBeHidden();
  });
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('buttons keep an edge, questions their sign and a season its dots', async ({ page }) => {
    await page.goto('/football/premier-league');
    await expect(page.locator('.league-cover .button')).toHaveCSS('border-top-width', '2px');
    await expect(page.locator('.questions-list summary').first()).toBeVisible();
    const sign = await page
      .locator('.questions-list summary')
      .first()
      .evaluate((summary) => getComputedStyle(summary, '::after').backgroundImage);
    expect(sign).toContain('gradient');
    await expect(page.locator('.season-dots')).toHaveCSS('background-image', /gradient/);
  });
});

test('a name keeps its straight apostrophe for search and speech, whatever is drawn', async ({ page }) => {
  await page.goto('/womens-cricket');
  await expect(page.getByRole('heading', { level: 1, name: "Women's Cricket" })).toBeVisible();
});
