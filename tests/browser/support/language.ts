import type { Page } from '@playwright/test';

/** A visitor who has chosen a language gets no language offer, which takes space of its own. */
export function chooseLanguage(page: Page): Promise<unknown> {
  return page.addInitScript(() => localStorage.setItem('sportbuddy-language', 'ar'));
}
