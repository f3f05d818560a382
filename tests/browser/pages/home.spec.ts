import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { countShifts } from '../support/layout-shifts.ts';
import { passTimeUntilThere, stopClock } from '../support/standing-clock.ts';

const film = /\/media\/hero\/.*\.(mp4|webm)/;
/** The fallback shows when the film has not loaded by then (docs/product.md). */
const filmTimeoutMs = 5000;

const video = (page: Page) => page.locator('.hero-video');
const fallback = (page: Page) => page.locator('.hero-fallback');

/** Counts what is asked of the film from now on. */
async function watchFilm(page: Page): Promise<{ loads: () => Promise<number> }> {
  await page.addInitScript(() => {
    const { load } = HTMLMediaElement.prototype;
    Object.assign(window, { filmLoads: 0 });
    HTMLMediaElement.prototype.load = function (this: HTMLMediaElement) {
      (window as unknown as { filmLoads: number }).filmLoads += 1;
      return load.call(this);
    };
  });
  return { loads: () => page.evaluate(() => (window as unknown as { filmLoads: number }).filmLoads) };
}

test('the headline reads whole, though its last word is knitted', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Where Fans Unite');
  await expect(page.getByRole('link', { name: 'Explore Features' })).toHaveAttribute('href', '/features');
});

test('the scroll-down button leads to the features', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-island="hero-film"]')).toHaveAttribute('data-awake', '');
  await page.getByRole('button', { name: 'Scroll down' }).click();
  await expect(page.getByRole('heading', { name: 'Game-Changing Fan Experience' })).toBeInViewport();
});

test('the film loads after the poster, fades in, and can be paused', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await stopClock(page);
  await page.goto('/');
  await passTimeUntilThere(page, '.hero-video[data-state=loading], .hero-video[data-state=loaded]');
  await expect(video(page)).toHaveAttribute('data-state', 'loaded');
  const poster = asked.findIndex((url) => /\/media\/hero\/.*\.(avif|webp)/.test(url));
  expect(poster).toBeGreaterThanOrEqual(0);
  expect(asked.findIndex((url) => film.test(url))).toBeGreaterThan(poster);
  await expect(video(page)).toHaveJSProperty('muted', true);
  await expect(video(page)).toHaveJSProperty('loop', true);
  await expect(video(page)).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(video(page)).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(video(page)).toHaveJSProperty('paused', false);
});

test.describe('when the film is blocked', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('the gradient takes its place', async ({ page }) => {
    await page.route(film, (route) => route.abort());
    await page.goto('/');
    await expect(video(page)).toHaveAttribute('data-state', 'failed');
    await expect(fallback(page)).toHaveCSS('opacity', '1');
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeHidden();
  });
});

test('a film that cannot be decoded gives way to the gradient', async ({ page }) => {
  await page.route(film, (route) => route.fulfill({ contentType: 'video/mp4', body: 'no film at all' }));
  await page.goto('/');
  await expect(video(page)).toHaveAttribute('data-state', 'failed');
  await expect(fallback(page)).toHaveCSS('opacity', '1');
});

test('a film that has not loaded in five seconds gives way to the gradient', async ({ page }) => {
  await stopClock(page);
  // What the browser itself finds stalled goes by its own clock.
  await page.addInitScript(() =>
    window.addEventListener('stalled', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  // Never answered.
  await page.route(film, () => {});
  await page.goto('/');
  await passTimeUntilThere(page, '.hero-video[data-state=loading]');
  await page.clock.runFor(filmTimeoutMs - 200);
  await expect(video(page)).toHaveAttribute('data-state', 'loading');
  await page.clock.runFor(200);
  await expect(video(page)).toHaveAttribute('data-state', 'failed');
  await expect(video(page).locator('source')).toHaveCount(0);
});

test('a film that stalls is reloaded and replayed once, then gives way', async ({ page }) => {
  const { loads } = await watchFilm(page);
  await stopClock(page);
  await page.goto('/');
  await passTimeUntilThere(page, '.hero-video[data-state=loading], .hero-video[data-state=loaded]');
  await expect(video(page)).toHaveAttribute('data-state', 'loaded');
  const before = await loads();
  await video(page).dispatchEvent('stalled');
  expect(await loads()).toBe(before + 1);
  await expect(video(page)).toHaveAttribute('data-state', 'loaded');
  await video(page).dispatchEvent('stalled');
  await expect(video(page)).toHaveAttribute('data-state', 'failed');
});

for (const [wish, arrange] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'Save-Data',
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  ],
] as const) {
  test(`with ${wish} the film is never fetched`, async ({ page }) => {
    let fetched = false;
    page.on('request', (request) => {
      fetched ||= film.test(request.url());
    });
    await stopClock(page);
    await arrange(page);
    await page.goto('/');
    await passTimeUntilThere(page, '[data-island="hero-film"][data-awake]');
    await page.clock.runFor(10_000);
    await expect(video(page)).toHaveAttribute('data-state', 'waiting');
    expect(fetched).toBe(false);
  });
}

for (const [device, userAgent, shown, hidden] of [
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
    'App Store',
    'Google Play',
  ],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile',
    'Google Play',
    'App Store',
  ],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 } });
    test('the hero shows its own store, the download section both', async ({ page }) => {
      await page.goto('/');
      const hero = page.locator('.hero');
      await expect(hero.getByRole('link', { name: shown })).toBeVisible();
      await expect(hero.getByRole('link', { name: hidden })).toBeHidden();
      const download = page.locator('.download');
      await expect(download.getByRole('link', { name: 'App Store' })).toBeVisible();
      await expect(download.getByRole('link', { name: 'Google Play' })).toBeVisible();
    });
  });
}

test('on a computer the hero shows both stores', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.hero').getByRole('link', { name: 'App Store' })).toBeVisible();
  await expect(page.locator('.hero').getByRole('link', { name: 'Google Play' })).toBeVisible();
});

for (const [width, cards] of [
  [375, '1 / 7'],
  [800, '1–2 / 7'],
  [1280, '1–3 / 7'],
] as const) {
  test(`at ${width} pixels the carousel of features shows ${cards}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const carousel = page.locator('section.feature-carousel');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.carousel-count')).toHaveText(cards);
  });
}

test('badges lead to the pages of their teams, in the order marketing set', async ({ page }) => {
  await page.goto('/');
  const slides = page.locator('section.badge-carousel').getByRole('group');
  await expect(slides.locator('strong')).toContainText([
    'West Ham United',
    'Baltimore Ravens',
    'Los Angeles Lakers',
    'Mumbai Indians',
  ]);
  await expect(slides.first().getByRole('link')).toHaveAttribute('href', '/football/west-ham-united');
  await expect(slides.first()).toContainText('unofficial fan community');
});

test('in Arabic the Saudi clubs and the Gulf come first', async ({ page }) => {
  await page.goto('/ar');
  const badges = page.locator('section.badge-carousel').getByRole('group');
  await expect(badges.locator('strong')).toContainText(['الهلال', 'النصر', 'الاتحاد', 'الأهلي']);
  const tickets = page.locator('section.away-carousel').getByRole('group');
  await expect(tickets.first()).toContainText('الخليج');
});

test.describe('when pictures do not come', () => {
  test.use({ expectedErrors: [/404/] });
  test('they are hidden and nothing moves', async ({ page }) => {
    await page.route(/\/media\/(badges|app|scarf|crowd)\//, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const scarf = page.locator('.hero-scarf');
    await expect(scarf).toHaveCSS('visibility', 'hidden');
    expect((await scarf.boundingBox())?.height).toBeGreaterThan(100);
    const badge = page.locator('.scarf-badge-picture').first();
    await badge.scrollIntoViewIfNeeded();
    await expect(badge).toHaveCSS('visibility', 'hidden');
  });
});

test('the match clock runs from kick-off to full time', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const minute = () =>
    page
      .locator('.match-clock-plate')
      .evaluate((plate) => getComputedStyle(plate, '::before').getPropertyValue('--minute').trim());
  await expect.poll(minute).toBe('0');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(async () => Number(await minute())).toBeGreaterThan(30);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(minute).toBe('90');
});

test('nothing shifts while the page comes to life', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const shifted = await countShifts(page);
  await page.goto('/');
  await expect(page.locator('[data-island="hero-film"]')).toHaveAttribute('data-awake', '');
  for (const name of ['feature-carousel', 'badge-carousel']) {
    await page.locator(`section.${name}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`.${name} .carousel-view`)).toHaveAttribute('data-mover', 'embla');
  }
  // A label that is a few pixels wider in its own font is seen by no eye.
  expect(await shifted()).toBeLessThan(0.001);
});
