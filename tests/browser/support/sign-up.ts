import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

export const uniqueEmail = () => `fan-${randomUUID()}@sportbuddy.example`;

export const submitButton = (page: Page): Locator => page.locator('form.sign-up-form [type=submit]');

/** Fills in the sign-up form in either language. */
export async function fillIn(page: Page, { name = 'Jonas', email = uniqueEmail() } = {}): Promise<void> {
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=email]').fill(email);
}
