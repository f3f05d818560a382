import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { fillIn, submitButton } from '../support/sign-up.ts';

const api = '**/api/early-access';

/** Opens the form and waits until its script works. @returns the requests that it sends */
async function openForm(page: Page, path = '/coming-soon'): Promise<unknown[]> {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/early-access'))
      sent.push(request.postDataJSON());
  });
  await page.goto(path);
  await fillIn(page);
  await expect(page.locator('[data-island=sign-up]')).toHaveAttribute('data-hydrated', '');
  return sent;
}

test.describe('a sign-up without a network', () => {
  test.use({ expectedErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] });

  for (const [path, toast, advice, failed, waiting, thanks] of [
    [
      '/coming-soon',
      'Something went wrong',
      'Please try again later or contact support if the problem persists.',
      'Submission failed. Please try again later.',
      'You are offline. Keep this page open: it sends your sign-up when you are back.',
      'Form submitted successfully!',
    ],
    [
      '/ar/coming-soon',
      'حدث خطأ ما',
      'حاول مرة أخرى لاحقًا، أو تواصل مع الدعم إن استمرت المشكلة.',
      'تعذّر الإرسال. حاول مرة أخرى لاحقًا.',
      'أنت غير متصل بالإنترنت. أبقِ هذه الصفحة مفتوحة، وسنرسل تسجيلك حين يعود الاتصال.',
      'تم التسجيل بنجاح!',
    ],
  ] as const)
    test(`of ${path} shows toast and error, and is sent once the network is back`, async ({
      page,
      context,
    }) => {
      const sent = await openForm(page, path);
      await context.setOffline(true);
      await submitButton(page).click();
      await expect(page.locator('.toast[data-kind=error]')).toHaveText(`${toast}${advice}`);
      await expect(page.getByRole('alert')).toHaveText(failed);
      await expect(page.getByText(waiting)).toBeVisible();
      await expect(page.locator('[name=name]')).toHaveValue('Jonas');
      expect(sent).toEqual([]);
      await context.setOffline(false);
      await expect(page.locator('.toast[data-kind=success]')).toContainText(thanks);
      await expect(page.locator('.ticket-booked')).toBeVisible();
      expect(sent).toMatchObject([{ name: 'Jonas' }]);
    });

  test('is not sent by itself after a field changes, and waits again after the next press', async ({
    page,
    context,
  }) => {
    const sent = await openForm(page);
    await context.setOffline(true);
    await submitButton(page).click();
    const waiting = page.getByText('You are offline.');
    await expect(waiting).toBeVisible();
    await page.getByLabel('Name').fill('Jonas B');
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText('Submission failed. Please try again later.');
    await context.setOffline(false);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(sent).toEqual([]);
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(waiting).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re in, Jonas B')).toBeVisible();
    expect(sent).toMatchObject([{ name: 'Jonas B' }]);
  });

  test('is checked as with a network', async ({ page, context }) => {
    const sent = await openForm(page);
    await page.getByLabel('Email').fill('jonas@mail');
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await page.getByLabel('Email').fill('jonas@gmial.com');
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Did you mean jonas@gmail.com?');
    expect(sent).toEqual([]);
  });

  test('fails with a network error while online, and is not sent again by itself', async ({
    page,
    context,
  }) => {
    await page.route(api, (route) => route.abort());
    const sent = await openForm(page);
    await submitButton(page).click();
    await expect(page.locator('.toast[data-kind=error]')).toContainText('Something went wrong');
    await expect(page.locator('.form-failure')).toHaveText('Submission failed. Please try again later.');
    await page.unroute(api);
    await context.setOffline(true);
    await context.setOffline(false);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(sent).toHaveLength(1);
  });
});
