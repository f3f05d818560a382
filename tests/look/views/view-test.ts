import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { expect } from '../../browser/support/fixtures.ts';
import { freePort } from '../../fixtures/processes/free-port.ts';
import { photograph } from '../photograph.ts';
import { pictureFault } from '../pictures.ts';
import { type SiteServer, startSite } from '../site/site-server.ts';
import { openStill, openWithoutScript, standAgain, visitor } from '../still/still-page.ts';
import type { View } from './views.ts';

export { expect };

type Fixtures = { look: (view: View) => Promise<Page> };
type WorkerFixtures = { afterLaunch: () => Promise<SiteServer> };

export const test = base.extend<Fixtures, WorkerFixtures>({
  /** The site after the launch, started for the first view that is of that day. */
  afterLaunch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there what a fixture needs.
    async ({}, use) => {
      let site: Promise<SiteServer> | undefined;
      await use(async () => {
        site ??= freePort().then((port) => startSite(port, 'afterLaunch'));
        return site;
      });
      await (await site)?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A page as a view has it, still. */
  look: async ({ browser, baseURL, afterLaunch }, use) => {
    let context: BrowserContext | undefined;
    await use(async (view) => {
      const site = view.day === 'afterLaunch' ? (await afterLaunch()).url : baseURL;
      const origin = site === undefined ? {} : { baseURL: site };
      context = await browser.newContext({
        ...visitor(view.language, view.size),
        ...origin,
        ...view.browser,
      });
      const page = await context.newPage();
      await view.before?.(page, view.language);
      if (view.browser?.javaScriptEnabled === false) await openWithoutScript(page, view.path);
      else await openStill(page, view.path, view.whole ? 'whole' : 'window', view.day);
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
