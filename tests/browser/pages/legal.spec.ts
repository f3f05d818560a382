import { expect, test } from '../support/fixtures.ts';

test('the table of contents of a legal page marks the current section, and Print opens the dialog', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terms-of-service');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const links = contents.getByRole('listitem').getByRole('link');
  await links.nth(2).press('Enter');
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'location');
  await links.nth(7).click();
  await expect(links.nth(7)).toHaveAttribute('aria-current', 'location');
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  const print = contents.getByRole('button', { name: 'Print' });
  await expect(print).toBeInViewport({ ratio: 1 });
  await print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of contents links to the sections, and there is no print button', async ({ page }) => {
    await page.goto('/terms-of-service');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.locator('.legal-print')).toBeHidden();
    await contents.getByRole('listitem').getByRole('link').nth(3).click();
    await expect(page.locator('#section-4')).toBeInViewport();
  });
});
