import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { submitButton, uniqueEmail } from '../support/sign-up.ts';

// Playwright starts Chromium without its back/forward cache, as after a discarded tab.

type Typed = { name: string; team: string; email: string };

const api = '**/api/early-access';

async function submit(page: Page, typed: Typed): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value);
  await submitButton(page).click();
}

/** Follows the link to the privacy policy in the form, and goes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.locator('.form-small a').click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/coming-soon/);
}

async function expectTyped(page: Page, typed: Typed): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`[name=${name}]`), name).toHaveValue(value);
}

const typed = (over: Partial<Typed> = {}): Typed => ({
  ...{ name: 'Ann', team: 'Everton', email: uniqueEmail() },
  ...over,
});

/** Reads what the page has stored. */
const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

for (const path of ['/coming-soon', '/coming-soon?team=Al%20Hilal', '/ar/coming-soon'])
  test.describe(`Back to the form of ${path} keeps its fields`, {
    tag: path.includes('?') ? [] : '@long',
  }, () => {
    test.use({ expectedErrors: [/status of (422|429|503)/] });

    test('after a refused field', async ({ page }) => {
      await page.goto(path);
      const values = typed({ email: 'ann@' });
      await submit(page, values);
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
      await leaveAndReturn(page);
      await expectTyped(page, values);
    });

    test('after a suggested address', async ({ page }) => {
      await page.goto(path);
      const values = typed({ email: 'ann@gmial.com' });
      await submit(page, values);
      await expect(page.locator('.email-suggestion')).toBeVisible();
      await leaveAndReturn(page);
      await expectTyped(page, values);
      expect(await storedText(page)).not.toContain('ann@');
    });

    for (const [status, headers] of [
      [503, {}],
      [429, { 'retry-after': '100' }],
      [422, { 'error-codes': 'name=invalid' }],
    ] as const)
      test(`after the response ${status}`, async ({ page }) => {
        await page.route(api, (route) =>
          route.fulfill({ status, headers, json: { ok: false, errors: { name: 'Invalid input' } } }),
        );
        await page.goto(path);
        const values = typed();
        await submit(page, values);
        await expect(page.locator('.form-failure, [aria-invalid=true]')).toHaveCount(1);
        await leaveAndReturn(page);
        await expectTyped(page, values);
      });
  });

test('Back to the form of a correction keeps its fields', async ({ page }) => {
  await page.goto('/coming-soon');
  const values = typed();
  await submit(page, values);
  await page.getByRole('link', { name: 'Not right? Change it' }).click();
  await expectTyped(page, values);
  await page.locator('[name=email]').fill('ann@');
  await submitButton(page).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await leaveAndReturn(page);
  await expectTyped(page, { ...values, email: 'ann@' });
});

for (const path of ['/coming-soon', '/ar/coming-soon'])
  test.describe(`without JavaScript, Back to the refused form of ${path} keeps its fields`, {
    tag: path.startsWith('/ar') ? [] : '@long',
  }, () => {
    test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

    for (const [answer, values] of [
      ['a refused field', typed({ email: 'ann@' })],
      ['a suggested address', typed({ email: 'ann@gmial.com' })],
    ] as const)
      test(`after ${answer}`, async ({ page }) => {
        await page.goto(path);
        await submit(page, values);
        await expect(page.locator('[aria-invalid=true], .email-suggestion')).toHaveCount(1);
        await page.locator('[name=team]').fill('Leeds');
        await leaveAndReturn(page);
        await expectTyped(page, { ...values, team: 'Leeds' });
        await expect(page.locator('[aria-invalid=true], .email-suggestion')).toHaveCount(1);
      });
  });
