import home from '../../../messages/en/home.json' with { type: 'json' };
import { expectSlide, featureCarousel, rewind, turnMs } from '../support/feature-carousel.ts';
import { expect, test } from '../support/fixtures.ts';

test('the carousel labels its slides, and dots and arrow keys change the slide', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(page.getByRole('region', { name: home.home_features_heading })).toBeVisible();
  await expect(carousel.locator('a, button').first()).toHaveAccessibleName('Pause');
  const slides = carousel.getByRole('group');
  await expect(slides).toHaveCount(7);
  await expect(slides.first()).toHaveAttribute('aria-roledescription', 'slide');
  await expect(slides.first()).toHaveAccessibleName('1 of 7: Find your people');

  await carousel.getByRole('button', { name: 'Go to slide 5' }).click();
  await expectSlide(carousel, 5);
  await page.keyboard.press('ArrowRight');
  await expectSlide(carousel, 6);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSlide(carousel, 4);
});

test('it rotates every five seconds in a loop until it is paused', async ({ page }) => {
  const carousel = await featureCarousel(page);
  const live = carousel.locator('[aria-live]');
  await rewind(page, carousel);
  await page.clock.runFor(turnMs);
  await expectSlide(carousel, 2);
  await page.clock.runFor(6 * turnMs);
  await expectSlide(carousel, 1);
  await expect(live).toHaveAttribute('aria-live', 'off');

  await carousel.getByRole('button', { name: 'Pause' }).click();
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(0, 0);
  await page.clock.runFor(20 * turnMs);
  await expectSlide(carousel, 1);
  await carousel.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(turnMs);
  await expectSlide(carousel, 2);
});

test('it does not rotate while it is hovered or has focus', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await rewind(page, carousel);
  await carousel.getByRole('group').first().hover();
  await page.clock.runFor(4 * turnMs);
  await expectSlide(carousel, 1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(turnMs);
  await expectSlide(carousel, 2);

  await rewind(page, carousel);
  await carousel.getByRole('button', { name: 'Next slide' }).focus();
  await page.clock.runFor(4 * turnMs);
  await expectSlide(carousel, 1);
  const elsewhere = page.getByRole('link', { name: 'SportBuddy' }).first();
  await elsewhere.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.clock.runFor(turnMs);
  await expectSlide(carousel, 2);
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

for (const [path, from, to] of [
  ['/', 320, 20],
  ['/ar', 20, 320],
] as const)
  test(`on ${path} a swipe towards the start of the line shows the next slide`, {
    tag: path === '/ar' ? [] : '@long',
  }, async ({ page }) => {
    const carousel = await featureCarousel(page, path);
    await rewind(page, carousel);
    const card = carousel.getByRole('group').nth(1).locator('.feature-card');
    // `hover` waits until the card does not move and nothing covers it.
    await card.hover({ position: { x: from, y: 300 } });
    const box = await card.boundingBox();
    if (!box) throw new Error('the second card has no box');
    await page.mouse.down();
    await page.mouse.move(box.x + from + Math.sign(to - from) * 50, box.y + 302);
    await page.mouse.move(box.x + to, box.y + 304, { steps: 6 });
    await page.mouse.up();
    await expectSlide(carousel, 2);
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('does not rotate, and buttons still change the slide', async ({ page }) => {
    const carousel = await featureCarousel(page);
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.runFor(10 * turnMs);
    await expectSlide(carousel, 1);
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expectSlide(carousel, 2);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be scrolled to, and no button without a function is shown', async ({ page }) => {
    await page.goto('/');
    const carousel = page.locator('section.feature-carousel');
    const last = carousel.getByRole('group').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(last.getByRole('heading')).toBeVisible();
    await expect(carousel.getByRole('button')).toHaveCount(0);
  });
});

test.describe('rare conditions', { tag: '@long' }, () => {
  test('a resize during a slide change leaves the current slide aligned to the start', async ({ page }) => {
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

  test.describe('when its script cannot be fetched', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

    test('the row scrolls natively', async ({ page }) => {
      await page.route('**/assets/feature-carousel.island-*.js', (route) => route.abort());
      await page.goto('/');
      const carousel = page.locator('section.feature-carousel');
      await carousel.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-island=feature-carousel]')).toHaveAttribute('data-failed', '');
      const last = carousel.getByRole('group').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expect(carousel.locator('.carousel-view')).not.toHaveAttribute('data-started');
    });
  });
});
