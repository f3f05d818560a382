import type { Page } from '@playwright/test';
import { days } from '../../look/days.ts';
import { expect, hasStarted } from './fixtures.ts';

const start = days.beforeLaunch;
const stepMs = 100;

/** Opens a page with a stopped clock: its timers run only when the test advances the clock. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto(path, { waitUntil: 'load' });
  await runUntil(page, () => page.evaluate(hasStarted));
}

/** Advances the stopped clock in steps until `happened` returns true. */
export async function runUntil(page: Page, happened: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    expect(await happened()).toBe(true);
  }).toPass({ intervals: [20], timeout: 20_000 });
}

/** Advances the stopped clock in steps until `selector` matches. */
export async function runUntilPresent(page: Page, selector: string): Promise<void> {
  await runUntil(page, async () => (await page.locator(selector).count()) > 0);
}
