import { expect, test } from '../support/fixtures.ts';

test('the contents of a legal text mark the section that is read, and Print prints', async ({ page }) => {
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
  const print = contents.getByRole('link', { name: 'Print' });
  await expect(print).toBeInViewport({ ratio: 1 });
  await print.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
});
