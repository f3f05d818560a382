import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const turnMs = 5000;

/** The home page's programme, awake and in view, in a page whose clock stands still. */
export async function programme(page: Page, path = '/'): Promise<Locator> {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00') });
  await page.goto(path);
  const carousel = page.locator('section.programme-carousel');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.carousel-view')).toHaveAttribute('data-mover', 'embla');
  await carousel.evaluate((region) => region.scrollIntoView());
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00'));
  return carousel;
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
