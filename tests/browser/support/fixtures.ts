import { test as base, expect, type Page } from '@playwright/test';
import { shiftClock } from '../../fixtures/shift-clock.ts';
import { days } from '../../look/days.ts';

type Fixtures = {
  /** Errors that the test causes intentionally. Any other error fails it. */
  expectedErrors: RegExp[];
  /** Sets the page's clock to the day of the test server. */
  day: undefined;
  /** Fails the test if the page threw or logged an error. */
  quiet: undefined;
};

const startTimeoutMs = 30_000;

/**
 * Runs in the page. @returns true if the start of its script is complete; the last step sets
 * `data-store`
 */
export function hasStarted(): boolean {
  return document.documentElement.hasAttribute('data-store');
}

export const test = base.extend<Fixtures>({
  /**
   * `goto` also waits for the start of the page's script, which may be after the load event.
   * Tests that hold or break the script pass `waitUntil: 'commit'` or `'load'` to skip this.
   */
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (address, options) => {
      const response = await open(address, options);
      const scriptsHeld = options?.waitUntil === 'commit' || options?.waitUntil === 'load';
      if (javaScriptEnabled && !scriptsHeld) await waitForStart(page, address);
      return response;
    };
    await use(page);
  },
  expectedErrors: [[], { option: true }],
  day: [
    async ({ context }, use) => {
      await context.addInitScript(shiftClock, days.beforeLaunch - Date.now());
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const errors = collectErrors(page);
      await use(undefined);
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

async function waitForStart(page: Page, address: string): Promise<void> {
  await page.waitForFunction(hasStarted, undefined, { timeout: startTimeoutMs }).catch((error: unknown) => {
    throw new Error(
      `The script of ${address} did not start within ${startTimeoutMs} ms. ` +
        "If the test holds it, open the page with waitUntil: 'commit'.",
      { cause: error },
    );
  });
}

/** Reloads the page and waits for its script, as `goto` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForStart(page, page.url());
}

/**
 * A navigation aborts requests of the old document, some of which reject before the document is
 * unloaded.
 */
const abortedRequest = /Failed to fetch|ERR_ABORTED|dynamically imported module/;

/**
 * Chromium reports a skipped transition between documents as an uncaught error, also in pages
 * without scripts.
 */
const skippedTransition = /Transition was (aborted|skipped)/;

/**
 * Collects thrown and logged errors. Ignores aborted requests during a navigation.
 */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  let leaving = false;
  const add = (error: string) => {
    if (leaving && abortedRequest.test(error)) return;
    if (!skippedTransition.test(error)) errors.push(error);
  };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leaving = true;
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) leaving = false;
  });
  page.on('pageerror', (error) => add(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') add(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

export { expect };
