import { expect, test } from '../support/fixtures.ts';
import { fillIn, submitButton, uniqueEmail } from '../support/sign-up.ts';
import { openWithStoppedClock, runUntilPresent } from '../support/stopped-clock.ts';

const api = '**/api/early-access';

test('a sign-up is stored and confirmed, and the CORS toast is shown once per visit', async ({ page }) => {
  await page.goto('/coming-soon');
  await expect(page).toHaveTitle('SportBuddy | Coming Soon | Where Fans Unite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Be the First to Join');
  const request = page.waitForRequest(api);
  const email = uniqueEmail();
  await page.getByLabel('Name').fill('Jonas');
  await page.getByLabel('Your Team').fill('Liverpool');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
  expect((await request).postDataJSON()).toEqual({
    ...{ name: 'Jonas', team: 'Liverpool', email },
    ...{ page: '/coming-soon', language: 'en' },
  });
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  await expect(page.getByText('Using CORS proxy')).toBeVisible();
  await expect(page.getByText('Sending data to Airtable...')).toBeHidden();
  await expect(page.getByText('You’re in, Jonas')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Admit one' })).toBeFocused();
  const calendar = page.getByRole('link', { name: 'Add kick-off to calendar' });
  const response = await page.request.get((await calendar.getAttribute('href')) ?? '');
  expect(await response.text()).toContain('BEGIN:VEVENT');

  await page.goto('/coming-soon');
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  await expect(page.getByText('Using CORS proxy')).toHaveCount(0);
});

test('in Arabic, errors and the confirmation are Arabic, and Enter submits the form', async ({ page }) => {
  await page.goto('/ar/coming-soon');
  await page.getByRole('button', { name: 'سجّل للدخول المبكر' }).press('Enter');
  await expect(page.getByLabel('الاسم')).toHaveAccessibleDescription('الاسم حرفان على الأقل');
  await page.getByLabel('الاسم').fill('سارة');
  await page.getByLabel('البريد الإلكتروني').fill(uniqueEmail());
  await page.getByLabel('البريد الإلكتروني').press('Enter');
  await expect(page.getByText('تم التسجيل بنجاح!')).toBeVisible();
});

test('invalid fields show their errors, and the first one is focused in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/coming-soon');
  await fillIn(page, { name: 'J', email: 'jonas@mail' });
  await submitButton(page).click();
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(name).toHaveValue('J');
  const bar = await page.locator('header.navigation').boundingBox();
  const label = await page.locator('label[for=field-name]').boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the hidden proxy field is not sent, but a filled honeypot field is', async ({ page }) => {
  await page.route(api, (route) => route.fulfill({ status: 201, json: { ok: true } }));
  await page.goto('/coming-soon');
  await fillIn(page);
  await page.evaluate(() => {
    for (const name of ['airtableUrl', 'kickoff_ref'])
      for (const field of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`))
        field.value = 'https://elsewhere.example';
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submitButton(page).click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe('/api/early-access');
  expect(Object.keys(request.postDataJSON())).toEqual([
    'name',
    'team',
    'email',
    'page',
    'language',
    'kickoff_ref',
  ]);
});

test.describe('a sign-up that fails', () => {
  test.use({ expectedErrors: [/status of (503|429|422)|net::/] });

  test('shows the reason, keeps the values, and can be sent again', async ({ page }) => {
    await page.goto('/coming-soon');
    const email = uniqueEmail();
    await fillIn(page, { name: 'Salma', email });
    await expect(page.locator('[data-island="sign-up"]')).toHaveAttribute('data-hydrated', '');
    const send = submitButton(page);
    const alert = page.getByRole('alert');

    await test.step('the server is unavailable', async () => {
      await page.route(api, (route) => route.fulfill({ status: 503, json: { ok: false, error: 'x' } }));
      await send.click();
      await expect(alert).toHaveText('Submission failed. Please try again later.');
      await expect(page.getByText('Something went wrong')).toBeVisible();
      const advice = 'Please try again later or contact support if the problem persists.';
      await expect(page.getByText(advice)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(send).toBeFocused();
      await page.unroute(api);
    });

    await test.step('the limit is reached', async () => {
      await page.route(api, (route) => route.fulfill({ status: 429, json: { ok: false, error: 'x' } }));
      await send.click();
      await expect(alert).toHaveText(/^Submission failed\. .* Try again in a minute\.$/);
      await page.unroute(api);
    });

    await test.step('the request fails', async () => {
      await page.route(api, (route) => route.abort());
      await send.click();
      await expect(alert).toHaveText('Submission failed. Please try again later.');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.unroute(api);
    });

    await send.click();
    await expect(page.getByText('You’re in, Salma')).toBeVisible();
  });
});

test('simultaneous and repeated submits send one request', async ({ page }) => {
  let requests = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(api, async (route) => {
    requests += 1;
    await released;
    await route.fulfill({ status: 201, json: { ok: true } });
  });
  await page.goto('/coming-soon');
  await fillIn(page);
  await page.locator('form.sign-up-form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  const sending = page.getByRole('button', { name: 'Submitting...' });
  await expect(sending).toBeDisabled();
  await sending.click({ force: true });
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('Sending data to Airtable...')).toBeVisible();
  release();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  expect(requests).toBe(1);
});

test('a sign-up without a response fails after 15 s and keeps the values', async ({ page }) => {
  await page.route('**/api/early-access', () => undefined);
  await openWithStoppedClock(page, '/coming-soon');
  await fillIn(page);
  const sent = page.waitForRequest('**/api/early-access');
  await submitButton(page).click();
  await runUntilPresent(page, '[data-island=sign-up][data-hydrated]');
  await sent;
  await page.clock.runFor(14_000);
  await expect(submitButton(page)).toHaveText('Submitting...');
  await page.clock.runFor(1_500);
  await expect(page.getByRole('alert')).toHaveText('Submission failed. Please try again later.');
  await expect(page.locator('[name=name]')).toHaveValue('Jonas');
});

test('a sign-up is stored in a browser without popovers', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const { matches } = Element.prototype;
    Element.prototype.matches = function (this: Element, selector: string) {
      if (/(?<!\\):popover-open/.test(selector)) throw new SyntaxError(`${selector} is no selector`);
      return matches.call(this, selector);
    } as typeof matches;
  });
  await page.goto('/coming-soon');
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.getByText('You’re in, Jonas')).toBeVisible();
});

test('the join button of a team fills in the team', async ({ page }) => {
  await page.goto('/football/liverpool');
  await page.locator('.join-strip a.button').click();
  await expect(page).toHaveURL(/\/coming-soon\?team=/);
  await expect(page.locator('[name=team]')).toHaveValue(/Liverpool/);
});

for (const [path, name, submit, thanks, date] of [
  ['/coming-soon', 'Name', 'Sign Up for Early Access', /Thank you for signing up/, '6 June, 00:00 your time'],
  ['/ar/coming-soon', 'الاسم', 'سجّل للدخول المبكر', /شكر/, null],
] as const)
  test.describe(`without JavaScript on ${path}`, () => {
    // The browser logs the response 422 to an invalid form as an error.
    test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

    test('an invalid form shows errors, a valid one the confirmation', async ({ page }) => {
      await page.goto(`${path}?team=Al%20Hilal`);
      await expect(page.getByRole('timer')).toBeHidden();
      if (date) await expect(page.getByText(date)).toBeVisible();
      await expect(page.locator('[name=team]')).toHaveValue('Al Hilal');
      await page.getByLabel(name).fill('J');
      await page.locator('[name=email]').fill('no address');
      await page.getByRole('button', { name: submit }).click();
      await expect(page.locator('[name=name]')).toHaveValue('J');
      await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
      await fillIn(page);
      await page.locator('[name=email]').press('Enter');
      await expect(page.getByText(thanks)).toBeVisible();
      expect(page.url()).not.toContain('@');
      expect(await page.context().cookies()).toEqual([]);
    });

    test('the language switch keeps the team of the address', async ({ page }) => {
      await page.goto(`${path}?team=Al%20Hilal`);
      await page.locator('footer a.language-switch').click();
      const other = path === '/coming-soon' ? '/ar/coming-soon' : '/coming-soon';
      await expect(page).toHaveURL(`${other}?team=Al+Hilal`);
      await expect(page.locator('[name=team]')).toHaveValue('Al Hilal');
    });
  });
