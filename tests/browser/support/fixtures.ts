import { test as base, expect } from '@playwright/test';
import { moveClock } from '../../fixtures/move-clock.ts';
import { days } from '../../look/days.ts';

type Fixtures = {
  /** Errors that a test brings about itself; any other fails it. */
  expectedErrors: RegExp[];
  /** Every page has the day of the server that the tests start, whatever the clock says. */
  day: undefined;
  /** Fails the test when the page has thrown or logged an error. */
  quiet: undefined;
};

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  day: [
    async ({ context }, use) => {
      await context.addInitScript(moveClock, days.beforeLaunch - Date.now());
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
