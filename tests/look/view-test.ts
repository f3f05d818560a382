import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';
import { photograph } from './photograph.ts';
import { pictureFault } from './pictures.ts';
import { openStill, openWithoutScript, standAgain, visitor } from './still-page.ts';
import type { View } from './views.ts';

export { expect };

export const test = base.extend<{ look: (view: View) => Promise<Page> }>({
  /** A page as a view has it, still. */
  look: async ({ browser }, use) => {
    let context: BrowserContext | undefined;
    await use(async (view) => {
      context = await browser.newContext({ ...visitor(view.language, view.size), ...view.browser });
      const page = await context.newPage();
      await view.before?.(page, view.language);
      if (view.browser?.javaScriptEnabled === false) await openWithoutScript(page, view.path);
      else await openStill(page, view.path);
      if (view.reach) {
        await view.reach(page);
        await standAgain(page);
      }
      return page;
    });
    await context?.close();
  },
});

export async function looksAsAccepted(page: Page, view: View): Promise<void> {
  const picture = await photograph(page, view.whole ? 'whole' : 'window');
  expect.soft(await pictureFault(view.file, picture)).toBeUndefined();
}
