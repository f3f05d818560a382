import { expect, test } from '../support/fixtures.ts';

test('what fills the trap goes along, so that the server can tell', async ({ page }) => {
  await page.route('**/api/early-access', (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await page.goto('/coming-soon');
  await page.getByLabel('Name').fill('Jonas');
  await page.getByLabel('Email').fill('jonas@mail.example');
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  const sent = page.waitForRequest('**/api/early-access');
  await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ website: 'https://spam.example' });
});

test('two submits in one moment send once', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/early-access', async (route) => {
    sent += 1;
    await route.fulfill({ status: 201, json: { ok: true } });
  });
  await page.goto('/coming-soon');
  await page.getByLabel('Name').fill('Jonas');
  await page.getByLabel('Email').fill('jonas@mail.example');
  await page.locator('form.sign-up-form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole('heading', { name: 'Admit one' })).toBeFocused();
  expect(sent).toBe(1);
});

test('the way from a team’s page fills in the team', async ({ page }) => {
  await page.goto('/football/liverpool');
  await page.locator('.join-strip a.button').click();
  await expect(page).toHaveURL(/\/coming-soon\?team=/);
  await expect(page.locator('[name=team]')).toHaveValue(/Liverpool/);
});
