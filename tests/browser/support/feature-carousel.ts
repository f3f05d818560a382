import type { Locator, Page } from '@playwright/test';
import { days } from '../../look/days.ts';
import { expect } from './fixtures.ts';

export const turnMs = 5000;
/** Longer than any page needs to hydrate. */
export const anHourMs = 3_600_000;

/**
 * Opens the home page, scrolls to its feature carousel, waits for hydration and stops the page's
 * clock.
 */
export async function featureCarousel(page: Page, path = '/'): Promise<Locator> {
  await page.clock.install({ time: days.beforeLaunch });
  await page.goto(path);
  const carousel = page.locator('section.feature-carousel');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.carousel-view')).toHaveAttribute('data-started');
  await carousel.evaluate((region) => region.scrollIntoView());
  await waitForRotation(carousel);
  await page.clock.pauseAt(days.beforeLaunch + anHourMs);
  return carousel;
}

/**
 * Waits until the carousel has detected that it is in view and rotates. It never rotates with
 * reduced motion.
 */
export async function waitForRotation(carousel: Locator): Promise<void> {
  const isStill = await carousel.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await expect(carousel.locator('.carousel-status')).toHaveAttribute('aria-live', isStill ? 'polite' : 'off');
}

/** `number` counts from 1. */
export async function expectSlide(carousel: Locator, number: number): Promise<void> {
  await expect(carousel.locator('.scarf-dot[aria-current]')).toHaveAccessibleName(
    new RegExp(`(Go to slide|انتقل إلى الشريحة) ${number}$`),
  );
}

/** Returns to the first slide without hover or focus, which would stop the rotation. */
export async function rewind(page: Page, carousel: Locator): Promise<void> {
  await carousel
    .locator('.scarf-dot')
    .first()
    .evaluate((dot: HTMLElement) => dot.click());
  await page.clock.runFor(600);
  await expectSlide(carousel, 1);
}
