import { expect, test } from '../support/fixtures.ts';
import { fillIn, submitButton } from '../support/sign-up.ts';
import { openWithStoppedClock, runUntilPresent } from '../support/stopped-clock.ts';

const api = '**/api/early-access';

test('the cached form, sent above the limit of rendered pages, gets team and tags of its address', async ({
  page,
}) => {
  await page.route(/\/coming-soon\?/, async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/coming-soon', route.request().url()).href }),
    }),
  );
  const request = page.waitForRequest(api);
  await page.goto('/coming-soon?team=Al%20Hilal&from=pub');
  await fillIn(page);
  await expect(page.locator('[name=team]')).toHaveValue('Al Hilal');
  await submitButton(page).click();
  expect((await request).postDataJSON()).toMatchObject({ team: 'Al Hilal', from: 'pub' });
});

test.describe('a sign-up above the limit', () => {
  test.use({ expectedErrors: [/status of 429/] });

  test('keeps the values, shows a countdown, and is resent after it', async ({ page }) => {
    const sent: string[] = [];
    await page.route(api, async (route) => {
      sent.push(route.request().postDataJSON().name);
      if (sent.length > 1) await route.fulfill({ status: 201, json: { ok: true } });
      else
        await route.fulfill({
          status: 429,
          headers: { 'retry-after': '42' },
          json: { ok: false, error: 'x' },
        });
    });
    await openWithStoppedClock(page, '/coming-soon');
    await fillIn(page);
    await submitButton(page).click();
    await runUntilPresent(page, '.form-failure');
    await expect(page.getByRole('alert')).toContainText('it sends yours again in 42 seconds.');
    const wait = page.locator('.form-failure').getByRole('timer');
    await expect(wait).toHaveText('42');
    await page.clock.runFor(30_000);
    await expect(wait).toHaveText('12');
    await page.clock.runFor(13_000);
    await runUntilPresent(page, '.ticket-booked');
    await expect(page.getByText('You’re in, Jonas')).toBeVisible();
    expect(sent).toEqual(['Jonas', 'Jonas']);
  });

  test('is not resent automatically after a field changes', async ({ page }) => {
    let requests = 0;
    await page.route(api, (route) => {
      requests += 1;
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '42' },
        json: { ok: false, error: 'x' },
      });
    });
    await openWithStoppedClock(page, '/coming-soon');
    await fillIn(page);
    await submitButton(page).click();
    await runUntilPresent(page, '.form-failure');
    await page.getByLabel('Name').fill('Jonas B');
    await expect(page.getByRole('alert')).toContainText('Press the button again in 42 seconds.');
    await page.clock.runFor(60_000);
    expect(requests).toBe(1);
  });
});
