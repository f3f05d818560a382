import { randomUUID } from 'node:crypto';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const someone = () => `fan-${randomUUID()}@sportbuddy.example`;

test('a fan signs up, is thanked, and the form is gone', async ({ page }) => {
  await page.goto('/coming-soon');
  await expect(page).toHaveTitle('SportBuddy | Coming Soon | Where Fans Unite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Be the First to Join');
  const sent = page.waitForRequest('**/api/early-access');
  const email = someone();
  await page.getByLabel('Name').fill('Jonas');
  await page.getByLabel('Your Team').fill('Liverpool');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
  expect((await sent).postDataJSON()).toEqual({ name: 'Jonas', team: 'Liverpool', email });
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  await expect(page.getByText('Using CORS proxy')).toBeVisible();
  await expect(page.getByText('Sending data to Airtable...')).toBeHidden();
  await expect(page.getByText('You’re in, Jonas')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Admit one' })).toBeFocused();
  const calendar = page.getByRole('link', { name: 'Add kick-off to calendar' });
  const answer = await page.request.get((await calendar.getAttribute('href')) ?? '');
  expect(await answer.text()).toContain('BEGIN:VEVENT');
});

test('wrong fields are named beside them, the first one has focus, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/coming-soon');
  await page.getByLabel('Name').fill('J');
  await page.getByLabel('Email').fill('jonas@mail');
  await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(name).toHaveValue('J');
});

test('the address of a proxy in the hidden field changes nothing', async ({ page }) => {
  await page.goto('/coming-soon');
  await page.locator('[name=airtableUrl]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://elsewhere.example/hook';
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByLabel('Name').fill('Leila');
  await page.getByLabel('Email').fill(someone());
  await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe('/api/early-access');
  expect(Object.keys(request.postDataJSON())).toEqual(['name', 'team', 'email']);
});

test.describe('when the server cannot', () => {
  test.use({ expectedErrors: [/status of 503|ERR_FAILED|net::/] });

  for (const failure of ['answers 503', 'cannot be reached'] as const) {
    test(`a sign-up that ${failure} says so and keeps what was typed`, async ({ page }) => {
      await page.route('**/api/early-access', (route) =>
        failure === 'answers 503'
          ? route.fulfill({ status: 503, json: { ok: false, error: 'x' } })
          : route.abort(),
      );
      await page.goto('/coming-soon');
      await page.getByLabel('Name').fill('Aisha');
      const email = someone();
      await page.getByLabel('Email').fill(email);
      const send = page.getByRole('button', { name: 'Sign Up for Early Access' });
      await send.click();
      await expect(page.getByText('Something went wrong')).toBeVisible();
      await expect(
        page.getByText('Please try again later or contact support if the problem persists.'),
      ).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText('Submission failed. Please try again later.');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(send).toBeFocused();
    });
  }
});

test.describe('when the network drops after the page came', () => {
  test.use({ expectedErrors: [/status of 422|ERR_FAILED|ERR_INTERNET_DISCONNECTED|net::/] });

  test('nothing typed is lost, and it can be sent again', async ({ page, context }) => {
    await page.goto('/coming-soon');
    await page.getByLabel('Name').fill('Salma');
    await expect(page.locator('[data-island="sign-up"]')).toHaveAttribute('data-awake', '');
    const email = someone();
    await page.getByLabel('Email').fill(email);
    await context.setOffline(true);
    const send = page.getByRole('button', { name: 'Sign Up for Early Access' });
    await send.click();
    await expect(page.getByRole('alert')).toHaveText('Submission failed. Please try again later.');
    await expect(page.locator('.toast[data-kind=error]')).toContainText('Something went wrong');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await context.setOffline(false);
    await send.click();
    await expect(page.getByText('You’re in, Salma')).toBeVisible();
  });

  test('without the rules in the browser the server’s answer stands beside the fields', async ({ page }) => {
    await page.route('**/assets/schema-*.js', (route) => route.abort());
    await page.goto('/coming-soon');
    await page.getByLabel('Name').fill('Salma');
    await page.getByLabel('Email').fill('salma@mail');
    await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(page.getByLabel('Name')).toHaveValue('Salma');
  });
});

test.describe('when the limit is reached', () => {
  test.use({ expectedErrors: [/status of 429/] });

  test('the page says what helps, in its language', async ({ page }) => {
    await page.route('**/api/early-access', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { ok: false, error: 'x' } }),
    );
    for (const [path, button, advice] of [
      ['/coming-soon', 'Sign Up for Early Access', /^Submission failed\. .* Try again in a minute\.$/],
      ['/ar/coming-soon', 'سجّل للدخول المبكر', /حاول مرة أخرى بعد دقيقة/],
    ] as const) {
      await page.goto(path);
      await page.locator('[name=name]').fill('Noura');
      await page.locator('[name=email]').fill(someone());
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toHaveText(advice);
    }
  });
});

test('while it is sent the button says so; a second press and Enter send nothing', async ({ page }) => {
  let requests = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/early-access', async (route) => {
    requests += 1;
    await held;
    await route.fulfill({ status: 201, json: { ok: true } });
  });
  await page.goto('/coming-soon');
  await page.getByLabel('Name').fill('Mona');
  await page.getByLabel('Email').fill(someone());
  await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
  const sending = page.getByRole('button', { name: 'Submitting...' });
  await expect(sending).toBeDisabled();
  await sending.click({ force: true });
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('Sending data to Airtable...')).toBeVisible();
  release();
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  expect(requests).toBe(1);
});

test('the information toast comes once a visit', async ({ page }) => {
  for (const turn of [1, 2]) {
    await page.goto('/coming-soon');
    await page.getByLabel('Name').fill('Omar');
    await page.getByLabel('Email').fill(someone());
    await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
    await expect(page.getByText('Form submitted successfully!')).toBeVisible();
    await expect(page.getByText('Using CORS proxy')).toHaveCount(turn === 1 ? 1 : 0);
  }
});

test('the countdown ticks in the visitor’s own time and stays at zero once launch has come', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2027, 5, 5, 23, 59, 57) });
  await page.goto('/coming-soon');
  const seconds = page.getByRole('timer').locator('[data-unit=seconds]');
  await expect(page.getByRole('timer').locator('[data-unit=days]')).toHaveText('00');
  await page.clock.runFor(1000);
  await expect(seconds).toHaveText(/^0[0-2]$/);
  await page.clock.runFor(5000);
  for (const unit of ['days', 'hours', 'minutes', 'seconds']) {
    await expect(page.locator(`[data-unit=${unit}]`)).toHaveText('00');
  }
});

test('a team in the address is filled in', async ({ page }) => {
  await page.goto('/coming-soon?team=Al%20Hilal');
  await expect(page.getByLabel('Your Team')).toHaveValue('Al Hilal');
});

for (const [path, name, submit, thanks] of [
  ['/coming-soon', 'Name', 'Sign Up for Early Access', /Thank you for signing up/],
  ['/ar/coming-soon', 'الاسم', 'سجّل للدخول المبكر', /شكر/],
] as const) {
  test.describe(`without JavaScript on ${path}`, () => {
    // The browser notes the answer to a wrong form as an error.
    test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

    test('a wrong form comes back with its errors and values, a right one with thanks', async ({ page }) => {
      await page.goto(`${path}?team=Al%20Hilal`);
      await expect(page.locator('[name=team]')).toHaveValue('Al Hilal');
      await page.getByLabel(name).fill('J');
      await page.locator('[name=email]').fill('no address');
      await page.getByRole('button', { name: submit }).click();
      await expect(page.locator('[name=name]')).toHaveValue('J');
      await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('[name=name]').fill('Jonas');
      await page.locator('[name=email]').fill(someone());
      await page.getByRole('button', { name: submit }).click();
      await expect(page.getByText(thanks)).toBeVisible();
      expect(page.url()).not.toContain('@');
      expect(await page.context().cookies()).toEqual([]);
    });
  });
}

test('the Arabic form speaks Arabic', async ({ page }) => {
  await page.goto('/ar/coming-soon');
  await page.getByRole('button', { name: 'سجّل للدخول المبكر' }).click();
  await expect(page.getByLabel('الاسم')).toHaveAccessibleDescription('الاسم حرفان على الأقل');
  await page.getByLabel('الاسم').fill('سارة');
  await page.getByLabel('البريد الإلكتروني').fill(someone());
  await page.getByRole('button', { name: 'سجّل للدخول المبكر' }).click();
  await expect(page.getByText('تم التسجيل بنجاح!')).toBeVisible();
});

for (const path of ['/coming-soon', '/ar/coming-soon']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await axeFindings(page)).toEqual([]);
  });
}
