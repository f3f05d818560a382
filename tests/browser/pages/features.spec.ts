import { expect, test } from '../support/fixtures.ts';

test('the features page shows four values, details and reasons', async ({ page }) => {
  await page.goto('/features');
  await expect(page.locator('.value h3')).toHaveText([
    'Create Lasting Memories',
    'Connect With Fellow Fans',
    'Attend Exciting Events',
    'Game the Fan Experience',
  ]);
  const details = page.getByRole('region', { name: 'Features in detail' });
  await expect(details.getByRole('group', { includeHidden: true })).toHaveCount(4);
  const reasons = ['Community', 'Exclusivity', 'Connection', 'Safety'];
  await expect(page.locator('[data-reason] h3')).toHaveText(reasons);
  await expect(page.getByRole('heading', { name: 'Ready to elevate your fan experience' })).toBeVisible();
});

test('the team carousel starts with four fixed teams and ends with Formula 1', async ({ page }) => {
  await page.goto('/features');
  const teams = page.getByRole('region', { name: 'Teams, franchises and groups' });
  const cards = page.locator('.team-card strong');
  const before = await cards.allTextContents();
  await teams.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="team-carousel"]')).toHaveAttribute('data-hydrated', '');
  await expect.poll(() => cards.allTextContents()).not.toEqual(before);
  const names = await cards.allTextContents();
  expect(names.slice(0, 4)).toEqual([
    'West Ham United',
    'Baltimore Ravens',
    'Los Angeles Lakers',
    'Mumbai Indians',
  ]);
  expect(names.toSorted()).toEqual(before.toSorted());
  const sports = await page.locator('.team-card .muted').allTextContents();
  const firstCar = sports.indexOf('F1');
  expect(firstCar).toBeGreaterThan(4);
  expect(new Set(sports.slice(firstCar))).toEqual(new Set(['F1']));
  await teams.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('link', { name: /^West Ham United/ }).click();
  await page.waitForURL('**/football/west-ham-united');
});

test('a focused team card keeps focus and order when its carousel hydrates', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/wake-team-carousel-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/features');
  const cards = page.locator('.team-card strong');
  const before = await cards.allTextContents();
  const card = page.getByRole('link', { name: /^Baltimore Ravens/ });
  await card.focus();
  release();
  await expect(page.locator('[data-island="team-carousel"]')).toHaveAttribute('data-hydrated', '');
  await expect(card).toBeFocused();
  expect(await cards.allTextContents()).toEqual(before);
});

test('on a phone “Scroll for more” is shown until 100 pixels are scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/features');
  const hint = page.getByText('Scroll for more');
  await expect(hint).toBeVisible();
  await expect(page.locator('[data-island="scroll-hint"]')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => window.scrollTo({ top: 90, behavior: 'instant' }));
  await expect(hint).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 110, behavior: 'instant' }));
  await expect(hint).toBeHidden();
});
