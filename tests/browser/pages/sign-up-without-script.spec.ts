import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { shareButton, shareLink } from '../support/share.ts';
import { fillIn, submitButton, uniqueEmail } from '../support/sign-up.ts';
import { openWithStoppedClock } from '../support/stopped-clock.ts';

// A sign-up reaches the server even if the script of its form does not load.

const script = '**/assets/sign-up.island-*.js';
/** Longer than the page waits for the script before it submits the form natively. */
const scriptTimeoutMs = 5000;
const expectNativeSubmit = async (page: Page) => {
  await expect(page).toHaveURL(/\/coming-soon\?done=[\w.-]+#ticket$/);
  await expect(page.getByRole('heading', { name: 'Admit one' })).toBeVisible();
};
const scriptFailed = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes('/sign-up.island-'));

/** Chooses Email in the share menu. `beforeunload` fires, and the page stays open. */
async function openMailProgram(page: Page): Promise<void> {
  const beforeUnload = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('beforeunload', resolve, { once: true })),
  );
  await shareButton(page).click();
  await shareLink(page, 'Email').click();
  await beforeUnload;
}

test('if the script does not load in time, the form is submitted natively, once', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.route(script, () => undefined);
  await openWithStoppedClock(page, '/coming-soon');
  const requested = page.waitForRequest(script);
  await fillIn(page);
  await requested;
  await submitButton(page).click();
  await submitButton(page).click();
  await page.clock.runFor(scriptTimeoutMs);
  await expectNativeSubmit(page);
  expect(sent).toBe(1);
});

test.describe('when the script of the form fails', { tag: '@long' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|status of 404|answered 404/] });

  test('after a mail program was opened, the form is submitted natively', async ({ page }) => {
    const requests: Route[] = [];
    await page.route(script, async (route) => {
      if (requests.push(route) > 1) await route.abort();
    });
    await page.goto('/coming-soon');
    await fillIn(page);
    await openMailProgram(page);
    const failed = scriptFailed(page);
    await requests[0]?.abort();
    await failed;
    await submitButton(page).click();
    await expectNativeSubmit(page);
  });

  test('after a mail program was opened, the next interaction requests the script again', async ({
    page,
  }) => {
    await page.route(script, (route) => route.abort());
    await page.goto('/coming-soon');
    await openMailProgram(page);
    const failed = scriptFailed(page);
    await page.getByLabel('Name').focus();
    await failed;
    await page.unroute(script);
    await fillIn(page);
    await submitButton(page).click();
    await expect(page.getByText('You’re in, Jonas')).toBeVisible();
  });

  test('a sign-up submitted while the page reloads to load the script is sent', async ({ page }) => {
    await page.route(script, (route) => route.fulfill({ status: 404, body: 'removed by a deploy' }));
    await page.goto('/coming-soon');
    await page.route('**/coming-soon', (route) =>
      route.request().method() === 'POST' ? route.continue() : undefined,
    );
    // Without Playwright's actions, which would wait for the next document.
    await page.evaluate((email) => {
      const fillInAndSend = () => {
        for (const [name, value] of Object.entries({ name: 'Jonas', email })) {
          const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
          if (field) field.value = value;
        }
        document.querySelector<HTMLElement>('form [type=submit]')?.click();
      };
      window.addEventListener('beforeunload', () => setTimeout(fillInAndSend), { once: true });
    }, uniqueEmail());
    await page.getByLabel('Name').focus();
    await expectNativeSubmit(page);
  });
});
