import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fillIn, uniqueEmail } from '../support/sign-up.ts';

const nextPost = (page: Page) => page.waitForRequest((request) => request.method() === 'POST');

for (const [path, labels] of [
  [
    '/coming-soon',
    {
      name: 'Name',
      submit: 'Sign Up for Early Access',
      meant: 'Did you mean',
      use: 'Yes, use it',
      change: 'Not right? Change it',
      city: 'Which city do you watch in?',
      save: 'Save my city',
      saved: 'Thank you. Your city: Leeds.',
    },
  ],
  [
    '/ar/coming-soon',
    {
      name: 'الاسم',
      submit: 'سجّل للدخول المبكر',
      meant: 'هل تقصد',
      use: 'نعم، استخدمه',
      change: 'البريد غير صحيح؟ عدّله',
      city: 'في أي مدينة تتابع المباريات؟',
      save: 'احفظ مدينتي',
      saved: 'شكرًا لك. مدينتك: Leeds.',
    },
  ],
] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`the ticket of ${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, {
      // The gate has English with and Arabic without JavaScript.
      tag: javaScriptEnabled === (path === '/coming-soon') ? [] : '@long',
    }, () => {
      // Without JavaScript the response to a mistyped address has the status 422.
      test.use({ javaScriptEnabled, expectedErrors: javaScriptEnabled ? [] : [/422/] });

      test('suggests an address, can be corrected, and asks for the city', async ({ page }) => {
        const name = uniqueEmail().replace(/@.*/, '');
        await page.goto(`${path}?from=anfield-poster`);
        await page.getByLabel(labels.name).fill('Ann');
        await page.locator('[name=email]').fill(`${name}@gmial.com`);
        await page.getByRole('button', { name: labels.submit }).click();
        await expect(page.getByRole('alert')).toContainText(`${labels.meant} ${name}@gmail.com`);
        await expect(page.getByRole('button', { name: labels.use })).toBeInViewport();
        await page.getByRole('button', { name: labels.use }).click();
        await expect(page.locator('.booked-address')).toContainText(`${name}@gmail.com`);

        await page.getByRole('link', { name: labels.change }).click();
        await expect(page.getByLabel(labels.name)).toHaveValue('Ann');
        await expect(page.locator('[name=email]')).toHaveValue(`${name}@gmail.com`);
        await page.locator('[name=email]').fill(`other-${name}@gmail.com`);
        await page.locator('[name=email]').press('Enter');
        await expect(page.locator('.booked-address')).toContainText(`other-${name}@gmail.com`);

        await page.getByLabel(labels.city).fill('Leeds');
        await page.getByRole('button', { name: labels.save }).click();
        await expect(page.getByText(labels.saved)).toBeVisible();
        expect(page.url()).not.toContain('@');
      });
    });

for (const javaScriptEnabled of [true, false])
  test.describe(`the ticket ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('gives an empty form to the next person', async ({ page }) => {
      await page.goto('/coming-soon?team=Liverpool&from=anfield-poster');
      await page.getByLabel('Name').fill('Ann');
      await page.getByLabel('Email').fill(uniqueEmail());
      await page.getByLabel('Email').press('Enter');
      await page.getByRole('link', { name: 'Sign up someone else' }).click();
      for (const name of ['name', 'team', 'email'])
        await expect(page.locator(`[name=${name}]`), name).toHaveValue('');
      await expect(page.locator('[name=ticket]')).toHaveCount(0);
      if (javaScriptEnabled) await expect(page.getByLabel('Name')).toBeFocused();
      await page.getByLabel('Name').fill('Bob');
      await page.getByLabel('Email').fill(uniqueEmail());
      const post = nextPost(page);
      await page.getByLabel('Email').press('Enter');
      await expect(page.getByText('You’re in, Bob')).toBeVisible();
      if (javaScriptEnabled) {
        expect((await post).postDataJSON()).toMatchObject({ name: 'Bob', team: '', from: 'anfield-poster' });
        expect((await post).postDataJSON()).not.toHaveProperty('ticket');
      }
    });
  });

test('an address typed with Arabic digits is stored and shown with ASCII digits', async ({ page }) => {
  const [name, host] = uniqueEmail().split('@');
  await page.goto('/ar/coming-soon');
  await page.getByLabel('الاسم').fill('أحمد');
  await page.locator('[name=email]').fill(`${name}-١٢٣@${host}،`);
  await page.locator('[name=email]').press('Enter');
  await expect(page.locator('.booked-address')).toContainText(`${name}-123@${host}`);
});

test.describe('the stamp', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('of a plain form has the date of the visitor, not of the server', async ({ page }) => {
    await page.goto('/coming-soon');
    await fillIn(page);
    await page.locator('form.sign-up-form').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.locator('.stub-stamp')).toBeVisible();
    const today = await page.evaluate(() =>
      new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date()),
    );
    await expect(page.locator('.stub-stamp small')).toContainText(today);
  });
});

test('sending again keeps an address that looks mistyped, and the enter key does not change it', async ({
  page,
}) => {
  const email = uniqueEmail().replace(/@.*/, '@gmial.com');
  await page.goto('/coming-soon');
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Did you mean');
  const post = nextPost(page);
  await page.getByLabel('Email').press('Enter');
  expect((await post).postDataJSON()).toMatchObject({ email });
  await expect(page.locator('.booked-address')).toContainText(email);
});

test.describe('an answer about the city that is not stored', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('is kept, with the reason', async ({ page }) => {
    await page.route('**/api/early-access/city', (route) => route.abort());
    await page.goto('/coming-soon');
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Email').fill(uniqueEmail());
    await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
    await page.getByLabel('Which city').fill('Leeds');
    await page.getByRole('button', { name: 'Save my city' }).click();
    await expect(page.getByLabel('Which city')).toHaveAccessibleDescription(/Submission failed/);
    await expect(page.getByLabel('Which city')).toHaveValue('Leeds');
  });
});

test.describe('a visit with tags', () => {
  test('carries its tags and the class of the site through the links to the sign-up', async ({ page }) => {
    await page.goto(
      '/football/liverpool?from=Anfield-Poster&utm_medium=pub&utm_source=a@b&utm_campaign=a%20b&utm_term=derby&utm_content=Blue',
      {
        referer: 'https://www.google.com/',
      },
    );
    await page.locator('.join-strip a.button').click();
    await expect(page).toHaveURL(/\/coming-soon\?team=/);
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Email').fill(uniqueEmail());
    const post = nextPost(page);
    await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
    expect((await post).postDataJSON()).toMatchObject({
      from: 'anfield-poster',
      utm_medium: 'pub',
      utm_campaign: 'a-b',
      utm_term: 'derby',
      utm_content: 'blue',
      referrer: 'search',
      page: '/football/liverpool',
      language: 'en',
    });
    expect((await post).postDataJSON()).not.toHaveProperty('utm_source');
    expect(await page.context().cookies()).toEqual([]);
  });

  test('without JavaScript the form of the tagged address has them', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/ar/coming-soon?from=riyadh-cafe&utm_campaign=%D8%A7%D9%84%D9%87%D9%84%D8%A7%D9%84');
    await expect(page.locator('[name=from]')).toHaveValue('riyadh-cafe');
    await expect(page.locator('[name=utm_campaign]')).toHaveValue('الهلال');
    await context.close();
  });
});
