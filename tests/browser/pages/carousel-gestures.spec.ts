import type { Locator, Page } from '@playwright/test';
import { expectSlide, featureCarousel, rewind, turnMs } from '../support/feature-carousel.ts';
import { expect, test } from '../support/fixtures.ts';

/** Long enough for the end of a gesture and of a turn. */
const gestureMs = 2000;

/** Dispatches the wheel events of a swipe with its momentum. @returns whether all were prevented */
async function swipe(page: Page, carousel: Locator, deltas: readonly number[], init: object = {}) {
  const arePrevented: boolean[] = [];
  for (const deltaX of deltas) {
    const view = carousel.locator('.carousel-view');
    const isPrevented = await view.evaluate(
      (element, options) =>
        !element.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...options })),
      { deltaX, deltaY: 1, ...init },
    );
    arePrevented.push(isPrevented);
    await page.clock.runFor(16);
  }
  await page.clock.runFor(gestureMs);
  return arePrevented.every(Boolean);
}

/** Sideways movement of a finger, then momentum that fades. */
const rightwards = [4, 18, 42, 60, 58, 50, 44, 38, 33, 28, 24, 20, 17, 14, 12, 9, 7, 5, 3, 2];
const leftwards = rightwards.map((delta) => -delta);

for (const [path, next, previous] of [
  ['/', rightwards, leftwards],
  ['/ar', leftwards, rightwards],
] as const)
  test(`on ${path} a sideways swipe of a touchpad turns one slide and does not leave the page`, {
    tag: path === '/ar' ? [] : '@long',
  }, async ({ page }) => {
    const carousel = await featureCarousel(page, path);
    await rewind(page, carousel);
    await carousel.getByRole('button').first().click();
    expect(await swipe(page, carousel, next)).toBe(true);
    await expectSlide(carousel, 2);
    expect(await swipe(page, carousel, next)).toBe(true);
    await expectSlide(carousel, 3);
    expect(await swipe(page, carousel, previous)).toBe(true);
    await expectSlide(carousel, 2);
    // A turn of the wheel with Shift, as browsers report it that do not exchange the axes.
    await swipe(page, carousel, [0], { deltaX: 0, deltaY: path === '/' ? 100 : -100, shiftKey: true });
    await expectSlide(carousel, 3);
  });

test('a vertical wheel over a carousel scrolls the page', async ({ page }) => {
  const carousel = await featureCarousel(page);
  await rewind(page, carousel);
  await carousel.getByRole('button').first().click();
  expect(await swipe(page, carousel, [0, 3, 5], { deltaY: 90 })).toBe(false);
  await expectSlide(carousel, 1);
});

test('a swipe beyond the end of a row that still scrolls natively stays on the page', async ({ page }) => {
  await page.route('**/assets/*carousel.island-*.js', () => {});
  await page.goto('/');
  for (const view of await page.locator('.carousel-view').all())
    await expect(view).toHaveCSS('overscroll-behavior-x', 'contain');
});

/** Scrolls as a screen reader or a search does. */
function scrollTo(slide: Locator, inline: ScrollLogicalPosition): Promise<void> {
  return slide
    .locator('p')
    .last()
    .evaluate((text, to) => text.scrollIntoView({ inline: to, behavior: 'instant' }), inline);
}

for (const path of ['/', '/ar'])
  for (const inline of ['nearest', 'center'] as const)
    test(`on ${path} a jump (${inline}) into a slide turns to it and stays there`, {
      tag: (path === '/ar') === (inline === 'center') ? [] : '@long',
    }, async ({ page }) => {
      const carousel = await featureCarousel(page, path);
      for (const [from, to] of [
        [1, 5],
        [5, 2],
        [4, 1],
        [1, 7],
        [7, 4],
      ] as const) {
        await carousel
          .locator('.scarf-dot')
          .nth(from - 1)
          .evaluate((dot: HTMLElement) => dot.click());
        await page.clock.runFor(gestureMs);
        const slide = carousel.getByRole('group').nth(to - 1);
        await scrollTo(slide, inline);
        await page.clock.runFor(gestureMs);
        await expect(slide.locator('p').last(), `${from} to ${to}`).toBeInViewport({ ratio: 1 });
        await page.clock.runFor(3 * turnMs);
        await expect(slide.locator('p').last(), `${from} to ${to}, later`).toBeInViewport({ ratio: 1 });
      }
    });

test('find in page and a fragment turn every carousel to the slide that holds the target', async ({
  page,
}) => {
  const carousel = await featureCarousel(page);
  expect(
    await page.evaluate(() => Reflect.get(window, 'find').call(window, 'The premium subscription')),
  ).toBe(true);
  await page.clock.runFor(gestureMs);
  await expectSlide(carousel, 7);
  await carousel
    .getByRole('group')
    .nth(3)
    .evaluate((slide) => {
      slide.querySelector('h3')?.setAttribute('id', 'fourth');
      location.hash = 'fourth';
    });
  await page.clock.runFor(gestureMs);
  await expectSlide(carousel, 4);
});

test('find in page turns the carousel of teams', async ({ page }) => {
  await page.goto('/features');
  const carousel = page.locator('.team-carousel');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.carousel-view')).toHaveAttribute('data-started');
  for (const name of ['Borussia', 'Ferrari', 'Baltimore']) {
    expect(
      await page.evaluate((text) => {
        getSelection()?.removeAllRanges();
        return Reflect.get(window, 'find').call(window, text);
      }, name),
    ).toBe(true);
    await expect(carousel.locator('.carousel-row').getByText(name).first()).toBeInViewport({ ratio: 1 });
  }
});

for (const [path, name] of [
  ['/', 'feature-carousel'],
  ['/ar', 'feature-carousel'],
  ['/', 'badge-carousel'],
  ['/', 'away-carousel'],
  ['/features', 'detail-carousel'],
  ['/features', 'team-carousel'],
] as const)
  test(`${path}: slides of ${name} never cover its controls while they move`, {
    tag: path === '/' && name === 'feature-carousel' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(path);
    const carousel = page.locator(`section.${name}`);
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.carousel-view')).toHaveAttribute('data-started');
    await carousel
      .locator('.carousel-controls')
      .evaluate((controls) => controls.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { turned, covered } = await carousel.evaluate(coveredDuringTurns);
    expect(turned).toBe(true);
    expect(covered).toEqual([]);
  });

/**
 * Runs in the page. Turns to the next slide and back.
 * @returns the names of the buttons that a slide was in front of in any frame
 */
async function coveredDuringTurns(carousel: Element): Promise<{ turned: boolean; covered: string[] }> {
  const row = carousel.querySelector('.carousel-row');
  const buttons = [...carousel.querySelectorAll<HTMLElement>('.carousel-controls button')];
  const position = () => row?.getAttribute('style');
  const before = position();
  const covered = new Set<string>();
  let turned = false;
  for (const button of [buttons[2], buttons[1]]) {
    button?.click();
    const end = performance.now() + 700;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      turned ||= position() !== before;
      for (const each of buttons) {
        const { left, top, width, height } = each.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (there?.closest('.carousel-slide')) covered.add(each.ariaLabel ?? '');
      }
    }
  }
  return { turned, covered: [...covered] };
}
