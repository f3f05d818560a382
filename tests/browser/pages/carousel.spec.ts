import { expectSlide, featureCarousel, rewind, turnMs } from '../support/feature-carousel.ts';
import { expect, test } from '../support/fixtures.ts';

test('a carousel is a named region of named slides', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(page.getByRole('region', { name: 'Game-Changing Fan Experience' })).toBeVisible();
  const slides = carousel.getByRole('group');
  await expect(slides).toHaveCount(7);
  await expect(slides.first()).toHaveAttribute('aria-roledescription', 'slide');
  await expect(slides.first()).toHaveAccessibleName('1 of 7: Find your fans');
});

test('the pause button is the first stop of the Tab key in it', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await expect(carousel.locator('a, button').first()).toHaveAccessibleName('Pause');
});

test('it turns after five seconds, and loops', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await rewind(page, carousel);
  await page.clock.runFor(turnMs);
  await expectSlide(carousel, 2);
  await page.clock.runFor(6 * turnMs);
  await expectSlide(carousel, 1);
});

test('pressed pause holds until it is pressed again', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await rewind(page, carousel);
  await carousel.getByRole('button', { name: 'Pause' }).click();
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20 * turnMs);
  await expectSlide(carousel, 1);
  await carousel.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(turnMs);
  await expectSlide(carousel, 2);
});

test('it holds while hovered', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await rewind(page, carousel);
  await carousel.getByRole('group').first().hover();
  await page.clock.runFor(4 * turnMs);
  await expectSlide(carousel, 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(turnMs);
  await expectSlide(carousel, 2);
});

test('it holds while focus is inside', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await rewind(page, carousel);
  await carousel.getByRole('button', { name: 'Next slide' }).focus();
  await page.clock.runFor(4 * turnMs);
  await expectSlide(carousel, 1);
  await page
    .getByRole('link', { name: 'SportBuddy' })
    .first()
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.clock.runFor(turnMs);
  await expectSlide(carousel, 2);
});

test('it holds while touched and for three seconds after', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await rewind(page, carousel);
  const slide = carousel.getByRole('group').first();
  await slide.dispatchEvent('touchstart');
  await page.clock.runFor(4 * turnMs);
  await expectSlide(carousel, 1);
  await slide.dispatchEvent('touchend');
  await page.clock.runFor(3000 + turnMs - 100);
  await expectSlide(carousel, 1);
  await page.clock.runFor(200);
  await expectSlide(carousel, 2);
});

test('it rests when out of view', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await rewind(page, carousel);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(carousel).not.toBeInViewport();
  await expect(carousel.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(4 * turnMs);
  await expectSlide(carousel, 1);
});

test('a page that was hidden for an hour comes back to the slide it left', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await rewind(page, carousel);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(60 * 60 * 1000);
  await setHidden(false);
  await expectSlide(carousel, 1);
  await page.clock.runFor(turnMs);
  await expectSlide(carousel, 2);
});

test('dots and arrow keys lead to a slide', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await carousel.getByRole('button', { name: 'Go to slide 5' }).click();
  await expectSlide(carousel, 5);
  await page.keyboard.press('ArrowRight');
  await expectSlide(carousel, 6);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSlide(carousel, 4);
});

test('in Arabic the arrow keys are mirrored and the names are Arabic', async ({ page }) => {
  const carousel = await featureCarousel(page, '/ar');
  await expect(carousel).toHaveAttribute('aria-roledescription', 'عارض شرائح');
  await carousel.getByRole('button', { name: 'انتقل إلى الشريحة 3' }).click();
  await page.keyboard.press('ArrowLeft');
  await expectSlide(carousel, 4);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectSlide(carousel, 2);
});

test('every dot is at least 24 pixels wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const carousel = await featureCarousel(page);
  for (const dot of await carousel.locator('.scarf-dot').all()) {
    const box = await dot.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
});

test('its live region is polite only while it does not turn by itself', async ({ page }) => {
  const carousel = await featureCarousel(page);
  const live = carousel.locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await carousel.getByRole('button', { name: 'Pause' }).click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
});

for (const [path, from, to] of [
  ['/', 320, 20],
  ['/ar', 20, 320],
] as const) {
  test(`on ${path} a swipe towards where reading starts turns it`, async ({ page }) => {
    const carousel = await featureCarousel(page, path);
    await rewind(page, carousel);
    const card = carousel.getByRole('group').nth(1).locator('.feature-card');
    // It waits until the card stands still, with nothing over it.
    await card.hover({ position: { x: from, y: 300 } });
    const box = await card.boundingBox();
    if (!box) throw new Error('the second card has no box');
    await page.mouse.down();
    await page.mouse.move(box.x + from + Math.sign(to - from) * 50, box.y + 302);
    await page.mouse.move(box.x + to, box.y + 304, { steps: 6 });
    await page.mouse.up();
    await expectSlide(carousel, 2);
  });
}

test('a window resized while it moves leaves a whole slide at the start', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(80);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.clock.runFor(1000);
  const number = Number((await carousel.locator('.carousel-count').innerText()).split(/\D/)[0]);
  const slide = carousel.getByRole('group').nth(number - 1);
  const start = await page.locator('#features h2').boundingBox();
  await expect
    .poll(async () => Math.round((await slide.boundingBox())?.x ?? 0))
    .toBe(Math.round(start?.x ?? -1));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing turns by itself, and everything turns by hand', async ({ page }) => {
    const carousel = await featureCarousel(page);
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.runFor(10 * turnMs);
    await expectSlide(carousel, 1);
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expectSlide(carousel, 2);
  });
});

test.describe('when embla cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED/], contextOptions: { reducedMotion: 'reduce' } });
  test('its buttons and dots still scroll the row', async ({ page }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(/embla-mover/, (route) => route.abort());
    await page.goto('/');
    const carousel = page.locator('section.feature-carousel');
    // The missing part has the page loaded anew once, perhaps while it is being scrolled.
    await carousel.scrollIntoViewIfNeeded().catch(() => {});
    await expect.poll(() => loads).toBe(2);
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.carousel-count')).toHaveText('1–3 / 7');
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expectSlide(carousel, 2);
    await carousel.getByRole('button', { name: 'Go to slide 4' }).click();
    await expectSlide(carousel, 4);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every slide can be scrolled to, and no dead button is shown', async ({ page }) => {
    await page.goto('/');
    const carousel = page.locator('section.feature-carousel');
    const last = carousel.getByRole('group').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(last.getByRole('heading')).toBeVisible();
    await expect(carousel.getByRole('button')).toHaveCount(0);
  });
});
