import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  createLetterTokens,
  emailDigest,
  type LetterTokens,
  type Purpose,
} from '../../../sign-up/letters/tokens.ts';
import { openDatabase } from '../../../sign-up/store/open-database.ts';
import { type SiteProcess, startSite } from '../../fixtures/processes/site-process.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillIn, submitButton, uniqueEmail } from '../support/sign-up.ts';

const secret = 'a secret of the browser tests, long enough';

let folder: string;
let site: SiteProcess;
let tokens: LetterTokens;

// A server of its own, because the others run without letters.
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sportbuddy-own-sign-up-'));
  tokens = await createLetterTokens(secret);
  site = await startSite({
    DATA_DIR: folder,
    TICKET_SECRET: secret,
    // No mail server has this port: tests make the links of letters themselves.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'SportBuddy <hello@sportbuddy.example>',
  });
});
test.afterAll(async () => {
  await site.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** Signs up by the form. @returns a function that makes the links of the letters to this address */
async function signUp(page: Page, path: string, name: string) {
  const email = uniqueEmail();
  await page.goto(site.url + path);
  await fillIn(page, { name, email });
  await submitButton(page).click();
  await expect(page.locator('.ticket-booked')).toBeVisible();
  return linksOf(email);
}

/** @returns a function that makes the links of the letters to this address */
async function linksOf(email: string) {
  const database = openDatabase({ DATA_DIR: folder });
  const { id } = await database.db
    .selectFrom('sign_ups')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  await database.close();
  return async (purpose: Purpose, prefix = '') => {
    const token = await tokens.seal(purpose, { id, address: emailDigest(email) });
    return `${site.url}${prefix}/ticket/${token}`;
  };
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test('Back to a refused correction shows what was typed', async ({ page }) => {
    await page.goto(`${site.url}/coming-soon`);
    const email = uniqueEmail();
    await fillIn(page, { name: 'Jonas', email });
    await submitButton(page).click();
    await expect(page.locator('.ticket-booked')).toBeVisible();
    const fan = await linksOf(email);
    await page.goto(await fan('ownSignUp'));
    const form = page.locator('main form').filter({ has: page.locator('[name=email]') });
    await form.locator('[name=name]').fill('J');
    await form.locator('[name=team]').fill('Typed FC');
    await form.locator('[type=submit]').first().click();
    await expect(form.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/privacy-policy/);
    await page.goBack();
    await expect(form.locator('[name=team]')).toHaveValue('Typed FC');
  });
});

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm my place' });

for (const path of ['', '/ar'])
  test.describe(`on a phone, ${path || '/'}`, { tag: path ? [] : '@long' }, () => {
    test.use({ viewport: { width: 375, height: 553 } });

    test('a browser that opens the link and moves its mouse confirms nobody', async ({ page }) => {
      const fan = await signUp(page, `${path}/coming-soon`, 'Jonas');
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await page.goto(await fan('confirm', path), { waitUntil: 'networkidle' });
      await expect(page.locator('main button').first()).toHaveAttribute('value', 'confirm');
      await expect(page.locator('main button').first()).toBeInViewport({ ratio: 1 });
      for (const [x, y] of [
        [20, 300],
        [300, 500],
        [180, 120],
      ] as const)
        await page.mouse.move(x, y, { steps: 5 });
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(1_000);
      await page.goto(await fan('ownSignUp', path));
      await expect(page.locator('main button[value=confirm]')).toBeVisible();
      expect(posts).toEqual([]);
    });
  });

test('a fan confirms, corrects the team, brings a friend, unsubscribes and resubscribes', async ({
  page,
}) => {
  const fan = await signUp(page, '/coming-soon', 'Jonas');
  await page.goto(await fan('confirm'));
  await confirmButton(page).click();
  await expect(page.getByRole('status')).toHaveText('Confirmed. See you at the gate.');
  await expect(page).toHaveURL(/\/ticket\/[\w.-]+\?done=confirmed#content$/);

  await page.getByLabel('Your Team').fill('Liverpool');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('status')).toHaveText('Your changes are saved.');
  await expect(page.getByLabel('Your Team')).toHaveValue('Liverpool');

  const link = await page.getByLabel('Your link').inputValue();
  const { pathname, search } = new URL(link);
  expect(pathname + search).toMatch(/^\/\?with=[a-z2-9]{8}$/);
  const friend = await signUp(page, `/coming-soon${search}`, 'Mia');
  await page.goto(await friend('confirm'));
  await confirmButton(page).click();
  await expect(page.getByRole('status')).toBeVisible();
  await page.goto(await fan('ownSignUp'));
  await expect(page.getByText('1 of your lot has confirmed.')).toBeVisible();

  await page.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(page.getByRole('status')).toHaveText('You are off the list. No more emails.');
  await page.getByRole('button', { name: 'Put me back on the list' }).click();
  await expect(page.getByRole('status')).toHaveText('You are back on the list.');
});

test('the picture can be saved, and has the name only if the fan ticks the box', async ({ page }) => {
  const fan = await signUp(page, '/coming-soon', 'Jonas');
  await page.goto(await fan('ownSignUp'));
  const save = page.getByRole('link', { name: 'Save the picture' });
  await page.getByRole('img', { name: 'Picture of your ticket' }).scrollIntoViewIfNeeded();
  const pixels = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await expect(save).toBeVisible();
  const withoutName = await pixels();
  await page.getByLabel('Put my name on it').check();
  await expect.poll(pixels).not.toBe(withoutName);
  const downloading = page.waitForEvent('download');
  await save.click();
  expect((await downloading).suggestedFilename()).toBe('sportbuddy-ticket.png');
});

test('the language switch keeps the own sign-up', async ({ page }) => {
  const fan = await signUp(page, '/coming-soon', 'Jonas');
  await page.goto(await fan('ownSignUp'));
  await page.locator('.navigation').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/ticket\/[\w.-]+$/);
  await expect(page.getByRole('heading', { name: 'تذكرتك', exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test.describe(() => {
    test.use({ expectedErrors: [/status of (410|422)/] });

    test('a fan confirms, corrects the team and is erased, in Arabic', async ({ page }) => {
      const fan = await signUp(page, '/ar/coming-soon', 'سارة');
      await page.goto(await fan('confirm', '/ar'));
      await page.getByRole('button', { name: 'أكّد مكاني' }).click();
      await expect(page.getByRole('status')).toHaveText('تم التأكيد. نلقاك عند البوابة.');

      await page.getByLabel('الاسم').fill('س');
      await page.getByRole('button', { name: 'احفظ التعديلات' }).click();
      await expect(page.getByLabel('الاسم')).toHaveAccessibleDescription('الاسم حرفان على الأقل');
      await expect(page.getByLabel('الاسم')).toBeFocused();
      await page.getByLabel('الاسم').fill('سارة');
      await page.getByLabel('فريقك').fill('الهلال');
      await page.getByRole('button', { name: 'احفظ التعديلات' }).click();
      await expect(page.getByLabel('فريقك')).toHaveValue('الهلال');
      await expect(page.locator('canvas')).toBeHidden();

      await page.getByRole('link', { name: 'امحُ بياناتي' }).click();
      await page.getByRole('button', { name: 'نعم، امحُ بياناتي' }).click();
      await expect(page.getByRole('heading', { name: 'مُحيت بياناتك' })).toBeVisible();
      await page.goto(await fan('ownSignUp', '/ar'));
      await expect(page.getByRole('heading', { name: 'لم تعد هذه التذكرة هنا' })).toBeVisible();
    });
  });

  test('a fan unsubscribes by the link of a letter', async ({ page }) => {
    const fan = await signUp(page, '/coming-soon', 'Jonas');
    await page.goto(await fan('unsubscribe'));
    await page.getByRole('button', { name: 'Take me off the list' }).click();
    await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible();
  });
});
