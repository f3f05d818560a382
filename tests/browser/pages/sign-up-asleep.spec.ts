import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { passTimeUntilStarted, stopClock } from '../support/standing-clock.ts';

/** A sign-up reaches the server whatever becomes of the script of its form. */

const script = '**/assets/sign-up-ticket-*.js';
/** Longer than a fan would wait. */
const patienceMs = 5000;
/** Longer than it takes to leave a page. */
const stayedMs = 11_000;
const send = (page: Page) => page.getByRole('button', { name: 'Sign Up for Early Access' });
const sentAsPlainHtml = async (page: Page) => {
  await expect(page).toHaveURL(/\/coming-soon\?done$/);
  await expect(page.getByRole('heading', { name: 'Admit one' })).toBeVisible();
};
const scriptFailed = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes('/sign-up-ticket-'));

const someone = () => `fan-${randomUUID()}@sportbuddy.example`;

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Jonas');
  await page.getByLabel('Email').fill(someone());
}

/** Opens the menu and chooses Email: the browser asks to leave, and the page stays. */
async function writeToFriends(page: Page): Promise<void> {
  const asked = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('beforeunload', resolve, { once: true })),
  );
  await page.getByRole('banner').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Email', exact: true }).click();
  await asked;
}

test.describe('when the script of the form fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported/] });

  test('a sign-up is sent as plain HTML from a page that seemed to be left for a mail program', async ({
    page,
  }) => {
    const asked: Route[] = [];
    await page.route(script, async (route) => {
      if (asked.push(route) > 1) await route.abort();
    });
    await page.goto('/coming-soon');
    await fillIn(page);
    await writeToFriends(page);
    const failed = scriptFailed(page);
    await asked[0]?.abort();
    await failed;
    await send(page).click();
    await sentAsPlainHtml(page);
  });

  test('it is asked for again at the next use of a page that seemed to be left', async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.goto('/coming-soon');
    await writeToFriends(page);
    const failed = scriptFailed(page);
    await page.getByLabel('Name').focus();
    await failed;
    await page.unroute(script);
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText('You’re in, Jonas')).toBeVisible();
  });

  test('the page is loaded anew for it, once it has turned out to stay', async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.clock.install();
    await page.goto('/coming-soon');
    await writeToFriends(page);
    await page.clock.fastForward(stayedMs);
    await page.evaluate(() => Object.assign(document, { isAsLeft: true }));
    const loadedAnew = page.waitForEvent('load');
    await page.getByLabel('Name').focus();
    await loadedAnew;
    expect(await page.evaluate(() => 'isAsLeft' in document)).toBe(false);
  });

  test('a sign-up is sent while the page is being loaded anew for it', async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.goto('/coming-soon');
    await page.route('**/coming-soon', (route) =>
      route.request().method() === 'POST' ? route.continue() : undefined,
    );
    // What drives the page from outside waits for the next one.
    await page.evaluate((email) => {
      const fillInAndSend = () => {
        for (const [name, value] of Object.entries({ name: 'Jonas', email })) {
          const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
          if (field) field.value = value;
        }
        document.querySelector<HTMLElement>('form [type=submit]')?.click();
      };
      window.addEventListener('beforeunload', () => setTimeout(fillInAndSend), { once: true });
    }, someone());
    await page.getByLabel('Name').focus();
    await sentAsPlainHtml(page);
  });
});

test('a sign-up whose script does not come in time is sent as plain HTML, once', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.route(script, () => undefined);
  await stopClock(page);
  await page.goto('/coming-soon');
  await passTimeUntilStarted(page);
  const asked = page.waitForRequest(script);
  await fillIn(page);
  await asked;
  await send(page).click();
  await send(page).click();
  await page.clock.runFor(patienceMs);
  await sentAsPlainHtml(page);
  expect(sent).toBe(1);
});

test('a sign-up whose rules do not come in time is sent without them', async ({ page }) => {
  await page.route('**/assets/schema-*.js', () => undefined);
  await page.goto('/coming-soon');
  await page.getByLabel('Name').focus();
  await expect(page.locator('[data-island=sign-up]')).toHaveAttribute('data-awake');
  await fillIn(page);
  const asked = page.waitForRequest('**/assets/schema-*.js');
  await send(page).click();
  await asked;
  await expect(page.getByText('You’re in, Jonas')).toBeVisible();
});
