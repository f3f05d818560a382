import type { Page, Route } from '@playwright/test';
import messages from '../../messages/en/frame.json' with { type: 'json' };
import { expect, hasStarted, test } from './support/fixtures.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { hydrateShare, shareButton, shareLink } from './support/share.ts';
import { fillIn, submitButton } from './support/sign-up.ts';

test.use({
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (404|503)|answered (404|503)|not a script/,
  ],
});

const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: messages.island_failed });
const chunk = (name: string) => `**/assets/${name}-*.js`;

/** Counts the documents that the page opens from now on. */
function countNavigations(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count += 1;
  });
  return () => count;
}

test('losing the connection keeps the page, and its return loads the islands that failed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await expect(island(page, 'hero-film')).toHaveAttribute('data-hydrated', '');
  const navigations = countNavigations(page);
  await context.setOffline(true);
  await page.locator('.london-plane').scrollIntoViewIfNeeded();
  await expect(notice(page)).toBeVisible();
  await expect(island(page, 'london-lights')).toHaveAttribute('data-failed', '');
  await context.setOffline(false);
  await expect(island(page, 'london-lights')).toHaveAttribute('data-hydrated', '');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('[data-failed]')).toHaveCount(0);
  expect(navigations()).toBe(0);
});

test('a form whose code has not loaded keeps page and fields while there is no connection', async ({
  page,
  context,
}) => {
  await page.goto('/coming-soon');
  const navigations = countNavigations(page);
  await context.setOffline(true);
  await fillIn(page);
  await submitButton(page).click();
  await expect(notice(page)).toBeVisible();
  await submitButton(page).click();
  // If the connection came back during this attempt, the press would be sent.
  await expect(island(page, 'sign-up')).not.toHaveAttribute('data-loading');
  await context.setOffline(false);
  await expect(island(page, 'sign-up')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('[name=name]')).toHaveValue('Jonas');
  expect(navigations()).toBe(0);
  await expect(notice(page)).toHaveCount(0);
  await submitButton(page).click();
  await expect(page.getByText('You’re in, Jonas')).toBeVisible();
});

test('a form submitted without a connection before any script is sent once there is one', async ({
  page,
  context,
}) => {
  const { release } = await holdScripts(page, 'all');
  await page.goto('/coming-soon', { waitUntil: 'commit' });
  await fillIn(page);
  const navigations = countNavigations(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAttribute('data-pressed', '');
  expect(navigations()).toBe(0);
  await context.setOffline(false);
  release();
  await expect(page.getByText('You’re in, Jonas')).toBeVisible();
  expect(navigations()).toBe(0);
});

test('Copy Link of a share panel that is ready says so without a connection', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/features');
  await hydrateShare(shareButton(page));
  await expect(island(page, 'toaster')).toHaveAttribute('data-hydrated', '');
  await context.setOffline(true);
  await shareButton(page).click();
  await shareLink(page, 'Copy Link').click();
  await expect(page.locator('.toast')).toHaveText('Link copied to clipboard!');
});

for (const [what, answer] of [
  ['no answer', (route: Route) => route.abort()],
  ['503', (route: Route) => route.fulfill({ status: 503, body: 'busy' })],
  ['the login page of a public network', (route: Route) => route.fulfill({ body: '<p>Log in</p>' })],
] as const)
  test(`an island whose code got ${what} says so, and works at the next press`, {
    tag: what === 'no answer' ? [] : '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let isBroken = true;
    await page.route(chunk('detail-carousel.island'), (route) =>
      isBroken ? answer(route) : route.continue(),
    );
    await page.goto('/features');
    const navigations = countNavigations(page);
    const carousel = page.locator('.detail-carousel');
    const next = carousel.getByRole('button', { name: 'Next slide' });
    await next.click();
    await expect(notice(page)).toBeVisible();
    isBroken = false;
    await next.click();
    await expect(carousel.locator('.carousel-count')).toHaveText('2 / 4');
    await expect(notice(page)).toHaveCount(0);
    expect(navigations()).toBe(0);
  });

test('the line can be closed, and its button loads the islands again', async ({ page }) => {
  let isBroken = true;
  await page.route(chunk('hero-film.island'), (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/');
  await notice(page).getByRole('button', { name: messages.share_close }).click({ timeout: 60_000 });
  await expect(notice(page)).toHaveCount(0);
  await page.locator('[data-island=hero-film] > *').first().dispatchEvent('pointerdown', { bubbles: true });
  await expect(notice(page)).toBeVisible();
  isBroken = false;
  await notice(page).getByRole('button', { name: messages.island_retry }).click();
  await expect(island(page, 'hero-film')).toHaveAttribute('data-hydrated', '');
  await expect(notice(page)).toHaveCount(0);
});

test('a chunk that a deploy has removed reloads the page once, then throws', async ({ page }) => {
  await page.route(chunk('team-carousel.island'), (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.addInitScript(() =>
    addEventListener('vite:preloadError', ({ payload }) => {
      document.documentElement.dataset.payload = payload.name;
    }),
  );
  const navigations = countNavigations(page);
  const failure = page.waitForEvent('pageerror');
  await page.goto('/features');
  await page.locator('.team-carousel').scrollIntoViewIfNeeded();
  await expect.poll(navigations).toBe(2);
  await page.waitForFunction(hasStarted);
  await page.locator('.team-carousel').scrollIntoViewIfNeeded();
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-payload', 'MissingFileError');
  expect((await failure).message).toContain('answered 404');
  expect(navigations()).toBe(2);
});

test('a removed chunk never reloads a page with filled fields', async ({ page }) => {
  await page.route(chunk('sign-up.island'), (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/coming-soon', { waitUntil: 'commit' });
  await fillIn(page);
  const navigations = countNavigations(page);
  await page.locator('[name=name]').press('End');
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('[name=name]')).toHaveValue('Jonas');
  expect(navigations()).toBe(0);
});

test('the script of the page starts when the network is back', async ({ page }) => {
  let isBroken = true;
  await page.route('**/assets/*.js', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/features', { waitUntil: 'load' });
  const carousel = page.locator('.detail-carousel');
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  isBroken = false;
  await page.waitForFunction(hasStarted);
  await expect(carousel.locator('.carousel-count')).toHaveText('2 / 4');
});

test('styles of the frame that did not arrive are requested again', async ({ page }) => {
  let requests = 0;
  await page.route('**/assets/frame-*.css', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await expect(page.locator('.footer-columns')).toHaveCSS('display', 'grid');
  expect(requests).toBe(2);
});
