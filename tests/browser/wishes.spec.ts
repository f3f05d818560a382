import { expect, test } from './support/fixtures.ts';

test.describe('without pictures', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the headline still ends with its last word', async ({ page }) => {
    await page.route(/\.(avif|webp|svg|png)$/, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('.hero-word')).toBeInViewport();
    await expect(page.locator('.hero-word')).toHaveText('Unite');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the board shows the date of the kick-off instead of empty flaps', async ({ page }) => {
    await page.goto('/coming-soon');
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByText('6 June, 00:00 your time')).toBeVisible();
  });

  test('the bar stays on the ground it began on', async ({ page }) => {
    await page.goto('/football');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner').locator('.logo-link').first()).not.toBeInViewport();
  });
});

test('the contents of a legal text mark the section being read, with its end and Print in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terms-of-service');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const links = contents.getByRole('listitem').getByRole('link');
  await links.nth(7).click();
  await expect(links.nth(7)).toHaveAttribute('aria-current', 'location');
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await expect(contents.getByRole('link', { name: 'Print' })).toBeInViewport({ ratio: 1 });
});

test('a booked ticket is read whole, while toasts say so too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/coming-soon');
  await page.getByLabel('Name').fill('Sam');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByRole('button', { name: 'Sign Up for Early Access' }).click();
  const words = page.locator('.ticket-booked');
  await expect(words).toBeVisible();
  const toast = page.locator('.toast', { hasText: 'Form submitted successfully!' });
  await expect(toast).toBeVisible();
  const [above, below] = [await toast.boundingBox(), await words.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  const lines = await page.locator('.stub-title').evaluate((title) => {
    const range = document.createRange();
    range.setStart(title.firstChild ?? title, 0);
    range.setEnd(title.firstChild ?? title, 'Admit'.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
