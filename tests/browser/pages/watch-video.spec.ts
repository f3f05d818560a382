import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Lets the film play as the browser's policy would: always, muted only, or never without a press. */
function allowPlaying(page: Page, allowed: 'always' | 'muted' | 'never') {
  return page.addInitScript((policy) => {
    const { play } = HTMLMediaElement.prototype;
    let pressed = false;
    window.addEventListener('pointerdown', () => (pressed = true), true);
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (pressed || policy === 'always' || (policy === 'muted' && this.muted)) return play.call(this);
      return Promise.reject(new DOMException('not without a press', 'NotAllowedError'));
    };
  }, allowed);
}

const film = (page: Page) => page.locator('video');
/** As `readyState` has it. */
const HAVE_CURRENT_DATA = 2;
const start = (page: Page) => page.getByRole('button', { name: 'Play the film' });

test('the film starts by itself where the browser lets it', async ({ page }) => {
  await allowPlaying(page, 'always');
  await page.goto('/watch-video');
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect(film(page)).toHaveJSProperty('muted', false);
  await expect(start(page)).toBeHidden();
  await expect(film(page)).toHaveAttribute('controls', '');
});

test('else it starts without sound, and says so', async ({ page }) => {
  await allowPlaying(page, 'muted');
  await page.goto('/watch-video');
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect(film(page)).toHaveJSProperty('muted', true);
  await expect(page.locator('.player-note')).not.toBeEmpty();
});

test('who gives it sound by the browser’s own speaker is told no more that it has none', async ({ page }) => {
  await allowPlaying(page, 'muted');
  await page.goto('/watch-video');
  await expect(page.locator('.player-note')).not.toBeEmpty();
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.muted = false;
  });
  await expect(page.locator('.player-note')).toBeEmpty();
});

test('a chapter that is pressed is heard', async ({ page }) => {
  await allowPlaying(page, 'muted');
  await page.goto('/watch-video');
  await expect(page.locator('.player-note')).not.toBeEmpty();
  await page.locator('.player-chapters button').nth(2).click();
  await expect(film(page)).toHaveJSProperty('muted', false);
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect(page.locator('.player-note')).toBeEmpty();
});

test('who pauses it before it has begun is not played to without sound', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('paused meanwhile', 'AbortError'));
  });
  await page.goto('/watch-video');
  await expect(start(page)).toBeVisible();
  await expect(film(page)).toHaveJSProperty('muted', false);
  await expect(page.locator('.player-note')).toBeEmpty();
});

test('else a button waits for a press', async ({ page }) => {
  await allowPlaying(page, 'never');
  await page.goto('/watch-video');
  await start(page).click();
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect(start(page)).toBeHidden();
});

test.describe('for who wants less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('it waits for a press', async ({ page }) => {
    await allowPlaying(page, 'always');
    await page.goto('/watch-video');
    await expect(start(page)).toBeVisible();
    await expect(film(page)).toHaveJSProperty('paused', true);
  });
});

test('a chapter starts the film at its second, and captions come in both languages', async ({ page }) => {
  await allowPlaying(page, 'never');
  await page.goto('/watch-video');
  const chapters = page.locator('.player-chapters button');
  await expect(chapters).toHaveCount(8);
  await chapters.nth(2).click();
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(21);
  const tracks = await film(page)
    .locator('track[kind="captions"]')
    .evaluateAll((found) => found.map((track) => track.getAttribute('srclang')));
  expect(tracks.toSorted()).toEqual(['ar', 'en']);
});

test('a chapter’s address begins the film at its second', async ({ page }) => {
  await allowPlaying(page, 'never');
  await page.goto('/watch-video?t=21');
  await expect(start(page)).toBeVisible();
  await expect(film(page)).toHaveJSProperty('currentTime', 21);
});

for (const address of ['/watch-video', '/watch-video?t=0', '/watch-video?t=soon', '/watch-video?t=1e999'])
  test(`the poster stands until the film plays: ${address}`, async ({ page }) => {
    await allowPlaying(page, 'never');
    await page.addInitScript(() =>
      window.addEventListener(
        'seeking',
        () => document.documentElement.setAttribute('data-sought', ''),
        true,
      ),
    );
    await page.goto(address);
    await expect(start(page)).toBeVisible();
    // With a frame of it there, whoever sought has done so.
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThanOrEqual(HAVE_CURRENT_DATA);
    await expect(page.locator('html')).not.toHaveAttribute('data-sought');
    await start(page).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
  });

test('the facts and the ways on stand beside it', async ({ page }) => {
  await page.goto('/watch-video');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SportBuddy Fan Engagement Video');
  await expect(page.locator('.watch-facts')).toContainText('1 min 30 s');
  await expect(page.locator('.watch-facts')).toContainText('1 December 2023');
  await expect(page.locator('.watch-facts')).toContainText('Sports Technology');
  await expect(page.locator('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test.describe('when no file of the film can be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('it is said, and a download is offered, whatever is pressed then', async ({ page }) => {
    await page.route(/\/media\/video\/fan-film/, (route) => route.abort());
    await allowPlaying(page, 'never');
    await page.goto('/watch-video');
    const download = page.locator('.player-note').getByRole('link');
    await expect(download).toHaveAttribute('href', /fan-film.*\.mp4$/);
    await page.evaluate(() =>
      window.addEventListener('play', () => document.documentElement.setAttribute('data-asked', ''), true),
    );
    await page.locator('.player-chapters button').nth(2).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', '');
    await expect(download).toBeVisible();
    await expect(start(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the browser’s own player stands there', async ({ page }) => {
    await page.goto('/ar/watch-video');
    await expect(film(page)).toHaveAttribute('controls', '');
    await expect(start(page)).toBeHidden();
  });
});
