import { test as base, errors, expect } from '@playwright/test';
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

/** A page whose scripts are held is read as it is after so long. */
const patienceMs = 1500;

/** Runs in the page. @returns whether its script answers, or the page is not shown yet, which has no script wait */
function hasStarted(): boolean {
  return document.prerendering === true || document.querySelector('script[data-scripts]') === null;
}

export const test = base.extend<Fixtures>({
  /** Its script comes after the first paint, which no event of loading waits for; what is opened here has it. */
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await open(address, options);
      if (!javaScriptEnabled || options?.waitUntil === 'commit') return answer;
      await page.waitForFunction(hasStarted, undefined, { timeout: patienceMs }).catch((error: unknown) => {
        if (!(error instanceof errors.TimeoutError)) throw error;
      });
      return answer;
    };
    await use(page);
  },
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
