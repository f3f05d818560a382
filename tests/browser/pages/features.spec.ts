import { expect, test } from '../support/fixtures.ts';
import { countShifts } from '../support/layout-shifts.ts';

test('four values, four slides in detail and four reasons are told', async ({ page }) => {
  await page.goto('/features');
  await expect(page.locator('.value h3')).toHaveText([
    'Create Lasting Memories',
    'Connect With Fellow Fans',
    'Attend Exciting Events',
    'Game the Fan Experience',
  ]);
  const details = page.getByRole('region', { name: 'Features in detail' });
  await expect(details.getByRole('group', { includeHidden: true })).toHaveCount(4);
  for (const sheet of await details.locator('.detail').all()) {
    expect(await sheet.locator('li').count()).toBeGreaterThanOrEqual(3);
    await expect(sheet.locator('.detail-icon')).toBeAttached();
    await expect(sheet.locator('img')).toBeAttached();
  }
  await expect(page.locator('[data-reason] h3')).toHaveText([
    'Community',
    'Exclusivity',
    'Connection',
    'Safety',
  ]);
  await expect(page.getByRole('heading', { name: 'Ready to elevate your fan experience' })).toBeVisible();
});

test('the team carousel starts with the four fixed teams, ends with Formula 1, and moves nothing else', async ({
  page,
}) => {
  const shifted = await countShifts(page);
  await page.goto('/features');
  const teams = page.getByRole('region', { name: 'Teams, franchises and groups' });
  const before = await page.locator('.team-card strong').allTextContents();
  await teams.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="team-carousel"]')).toHaveAttribute('data-awake', '');
  const cards = page.locator('.team-card strong');
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
  expect(await shifted()).toBeLessThan(0.001);
});

test('who is in the team carousel by the keyboard stays there, in the order as sent, when it wakes', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/wake-team-carousel-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/features');
  const before = await page.locator('.team-card strong').allTextContents();
  const card = page.getByRole('link', { name: /^Baltimore Ravens/ });
  await card.focus();
  letGo();
  await expect(page.locator('[data-island="team-carousel"]')).toHaveAttribute('data-awake', '');
  await expect(card).toBeFocused();
  expect(await page.locator('.team-card strong').allTextContents()).toEqual(before);
});

test('a card leads to its team', async ({ page }) => {
  await page.goto('/features');
  const card = page.getByRole('link', { name: /^West Ham United/ });
  await expect(card).toHaveAttribute('href', '/football/west-ham-united');
});

test('on a phone a hint says that there is more below, until the page has moved 100 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/features');
  const hint = page.getByText('Scroll for more');
  await expect(hint).toBeVisible();
  await expect(page.locator('[data-island="scroll-hint"]')).toHaveAttribute('data-awake', '');
  await page.evaluate(() => window.scrollTo({ top: 90, behavior: 'instant' }));
  await expect(hint).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 110, behavior: 'instant' }));
  await expect(hint).toBeHidden();
});
