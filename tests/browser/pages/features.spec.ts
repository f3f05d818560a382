import type { Page } from '@playwright/test';
import features from '../../../messages/en/features.json' with { type: 'json' };
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
  await expect(page.getByRole('heading', { name: features.features_call })).toBeVisible();
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

/** Opens a page and holds the script of its team carousel until `release` is called. */
async function openBeforeTeamCarousel(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/team-carousel.island-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  return {
    release: async () => {
      release();
      await expect(page.locator('[data-island="team-carousel"]')).toHaveAttribute('data-hydrated', '');
      await expect(page.locator('.team-carousel .carousel-count')).not.toBeEmpty();
    },
  };
}

test('a focused team card keeps focus and order when its carousel hydrates', async ({ page }) => {
  const { release } = await openBeforeTeamCarousel(page, '/features');
  const cards = page.locator('.team-card strong');
  const before = await cards.allTextContents();
  const card = page.getByRole('link', { name: /^Baltimore Ravens/ });
  await card.focus();
  await release();
  await expect(card).toBeFocused();
  expect(await cards.allTextContents()).toEqual(before);
});

for (const [path, sign] of [
  ['/features', 1],
  ['/ar/features', -1],
] as const)
  test(`${path}: team cards scrolled before hydration keep their order and place`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { release } = await openBeforeTeamCarousel(page, path);
    const cards = page.locator('.team-card strong');
    const before = await cards.allTextContents();
    const slide = page.locator('.team-carousel .carousel-slide').nth(7);
    const view = page.locator('.team-carousel .carousel-view');
    await view.scrollIntoViewIfNeeded();
    await view.evaluate((element, by) => {
      const [first, second] = [...element.querySelectorAll('.carousel-slide')].map((card) =>
        card.getBoundingClientRect(),
      );
      const step = first && second ? Math.abs(second.left - first.left) : 0;
      element.scrollTo({ left: by * 7 * step, behavior: 'instant' });
    }, sign);
    const boxBefore = await slide.boundingBox();
    await release();
    expect(await cards.allTextContents()).toEqual(before);
    await expect(page.locator('.team-carousel .scarf-dot').nth(7)).toHaveAttribute('aria-current');
    expect(Math.abs(((await slide.boundingBox())?.x ?? 0) - (boxBefore?.x ?? 999))).toBeLessThan(2);
  });

test('on a phone “Scroll for more” is shown until 100 pixels are scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/features');
  const hint = page.getByText('Scroll for more');
  await expect(hint).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 90, behavior: 'instant' }));
  await expect(page.locator('[data-island="scroll-hint"]')).toHaveAttribute('data-hydrated', '');
  await expect(hint).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 110, behavior: 'instant' }));
  await expect(hint).toBeHidden();
});
