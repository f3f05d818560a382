import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Mocks the browser's autoplay policy: always, muted only, or never without user activation. */
function setAutoplay(page: Page, policy: 'always' | 'muted' | 'never') {
  return page.addInitScript((allowed) => {
    const { play } = HTMLMediaElement.prototype;
    let isPressed = false;
    for (const sign of ['pointerdown', 'keydown'])
      window.addEventListener(sign, () => (isPressed = true), true);
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (isPressed || allowed === 'always' || (allowed === 'muted' && this.muted)) return play.call(this);
      return Promise.reject(new DOMException('not without a press', 'NotAllowedError'));
    };
  }, policy);
}

/** `HTMLMediaElement.HAVE_CURRENT_DATA`. */
const haveCurrentData = 2;

const film = (page: Page) => page.locator('video');
const startButton = (page: Page) => page.getByRole('button', { name: 'Play the film' });
const note = (page: Page) => page.locator('.player-note');
const chapters = (page: Page) => page.locator('.player-chapters button');
const currentTime = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

test('the film starts with sound if the browser allows it', async ({ page }) => {
  await setAutoplay(page, 'always');
  await page.goto('/watch-video');
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect(film(page)).toHaveJSProperty('muted', false);
  await expect(startButton(page)).toBeHidden();
  await expect(film(page)).toHaveAttribute('controls', '');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SportBuddy Fan Engagement Video');
  for (const fact of ['1 min 30 s', '1 December 2023', 'Sports Technology'])
    await expect(page.locator('.watch-facts')).toContainText(fact);
  await expect(page.locator('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('if the browser allows only muted autoplay, the film starts muted, and a chapter plays with sound', async ({
  page,
}) => {
  await setAutoplay(page, 'muted');
  await page.goto('/watch-video');
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect(film(page)).toHaveJSProperty('muted', true);
  await expect(note(page)).not.toBeEmpty();
  await chapters(page).nth(2).click();
  await expect(film(page)).toHaveJSProperty('muted', false);
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect(note(page)).toBeEmpty();
});

test('if the browser allows no autoplay, a button starts the film, and a chapter seeks to its start', async ({
  page,
}) => {
  await setAutoplay(page, 'never');
  await page.goto('/watch-video');
  await startButton(page).click();
  await expect(film(page)).toHaveJSProperty('paused', false);
  await expect(startButton(page)).toBeHidden();
  await expect(chapters(page)).toHaveCount(8);
  await chapters(page).nth(2).press('Enter');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(21);
  await expect(page.locator('.player-chapters [aria-current]')).toContainText('The watch party');
  await expect(page.locator('.player-chapters [aria-current]')).toHaveCount(1);
  const tracks = await film(page)
    .locator('track[kind="captions"]')
    .evaluateAll((found) => found.map((track) => track.getAttribute('srclang')));
  expect(tracks.toSorted()).toEqual(['ar', 'en']);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the film does not start, and is at the second given in the address', async ({ page }) => {
    await setAutoplay(page, 'always');
    await page.goto('/watch-video?t=21');
    await expect(startButton(page)).toBeVisible();
    await expect(film(page)).toHaveJSProperty('currentTime', 21);
    await expect(film(page)).toHaveJSProperty('paused', true);
    await startButton(page).press('Enter');
    await expect(film(page)).toHaveJSProperty('paused', false);
  });
});

test.describe('when no file of the film can be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a note offers the download, and stays after a click on a chapter', async ({ page }) => {
    await page.route(/\/media\/video\/fan-film/, (route) => route.abort());
    await setAutoplay(page, 'never');
    await page.goto('/watch-video');
    const download = note(page).getByRole('link');
    await expect(download).toHaveAttribute('href', /fan-film.*\.mp4$/);
    await page.evaluate(() =>
      window.addEventListener('play', () => document.documentElement.setAttribute('data-asked', ''), true),
    );
    await chapters(page).nth(2).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', '');
    await expect(download).toBeVisible();
    await expect(startButton(page)).toBeHidden();
  });
});

test.describe('player: rare conditions', { tag: '@long' }, () => {
  test('unmuting with the browser’s own control removes the note', async ({ page }) => {
    await setAutoplay(page, 'muted');
    await page.goto('/watch-video');
    await expect(note(page)).not.toBeEmpty();
    await film(page).evaluate((video: HTMLVideoElement) => {
      video.muted = false;
    });
    await expect(note(page)).toBeEmpty();
  });

  test('a film paused before it begins does not start muted', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('paused meanwhile', 'AbortError'));
    });
    await page.goto('/watch-video');
    await expect(startButton(page)).toBeVisible();
    await expect(film(page)).toHaveJSProperty('muted', false);
    await expect(note(page)).toBeEmpty();
  });

  for (const address of ['/watch-video', '/watch-video?t=0', '/watch-video?t=soon', '/watch-video?t=1e999'])
    test(`${address} shows the poster until the film plays`, async ({ page }) => {
      await setAutoplay(page, 'never');
      await page.addInitScript(() =>
        window.addEventListener(
          'seeking',
          () => document.documentElement.setAttribute('data-sought', ''),
          true,
        ),
      );
      await page.goto(address);
      await expect(startButton(page)).toBeVisible();
      // A seek would happen before the first frame is loaded.
      await expect
        .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState))
        .toBeGreaterThanOrEqual(haveCurrentData);
      await expect(page.locator('html')).not.toHaveAttribute('data-sought');
      await startButton(page).click();
      await expect(film(page)).toHaveJSProperty('paused', false);
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the browser’s own player is shown', async ({ page }) => {
      await page.goto('/ar/watch-video');
      await expect(film(page)).toHaveAttribute('controls', '');
      await expect(startButton(page)).toBeHidden();
    });
  });
});
