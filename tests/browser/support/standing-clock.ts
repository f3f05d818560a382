import type { Page } from '@playwright/test';
import { days } from '../../look/days.ts';
import { expect } from './fixtures.ts';

const start = days.beforeLaunch;
const stepMs = 100;

/** Stops the page's clock before the page is opened: what waits in it then waits for the test, however slow the machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
}

/** Moves a stopped clock on, a step at a time, until it `happened`. */
export async function passTimeUntil(page: Page, happened: () => boolean | Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    expect(await happened()).toBe(true);
  }).toPass({ intervals: [20], timeout: 20_000 });
}

/** Moves a stopped clock on until the page's script answers. */
export async function passTimeUntilStarted(page: Page): Promise<void> {
  await passTimeUntil(page, async () => (await page.locator('script[data-scripts]').count()) === 0);
}

/** Moves a stopped clock on until the page has what `selector` names. */
export async function passTimeUntilThere(page: Page, selector: string): Promise<void> {
  await passTimeUntil(page, async () => (await page.locator(selector).count()) > 0);
}
