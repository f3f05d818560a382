import { test as base, expect } from '@playwright/test';

type Fixtures = {
  /** Errors that a test brings about itself; any other fails it. */
  expectedErrors: RegExp[];
  /** Fails the test when the page has thrown or logged an error. */
  quiet: undefined;
};

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
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
