import type { Locator, Page } from '@playwright/test';
import { days } from '../../look/days.ts';
import { expect } from './fixtures.ts';

export const turnMs = 5000;
/** Longer than any page takes to wake. */
export const anHourMs = 3_600_000;

/** The home page's carousel of features, awake and in view, in a page whose clock stands still. */
export async function featureCarousel(page: Page, path = '/'): Promise<Locator> {
  await page.clock.install({ time: days.beforeLaunch });
  await page.goto(path);
  const carousel = page.locator('section.feature-carousel');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.carousel-view')).toHaveAttribute('data-mover', 'embla');
  await carousel.evaluate((region) => region.scrollIntoView());
  await turning(carousel);
  await page.clock.pauseAt(days.beforeLaunch + anHourMs);
  return carousel;
}

/** Resolves once a carousel knows that it is in view and turns by itself, which it never does where motion is not welcome. */
export async function turning(carousel: Locator): Promise<void> {
  const stands = await carousel.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await expect(carousel.locator('.carousel-status')).toHaveAttribute('aria-live', stands ? 'polite' : 'off');
}

/** Its number counts from 1. */
export async function expectSlide(carousel: Locator, number: number): Promise<void> {
  await expect(carousel.locator('.scarf-dot[aria-current]')).toHaveAccessibleName(
    new RegExp(`(Go to slide|انتقل إلى الشريحة) ${number}$`),
  );
}

/** Goes back to the first slide and leaves the carousel alone. */
export async function rewind(page: Page, carousel: Locator): Promise<void> {
  await carousel
    .locator('.scarf-dot')
    .first()
    .evaluate((dot: HTMLElement) => dot.click());
  await page.clock.runFor(600);
  await expectSlide(carousel, 1);
}
