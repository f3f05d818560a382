import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { openSettled, openWithoutScript, settle, visitor } from '../settled/settled-page.ts';
import { type SiteServer, startSiteOn } from '../site/site-server.ts';
import type { View } from './views.ts';

export { expect };

type Fixtures = { openView: (view: View) => Promise<Page> };
type WorkerFixtures = { afterLaunch: () => Promise<SiteServer> };

export const test = base.extend<Fixtures, WorkerFixtures>({
  /** Starts the site on a day after the launch, at the first call. */
  afterLaunch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses this pattern for the fixture's dependencies.
    async ({}, use) => {
      let site: Promise<SiteServer> | undefined;
      await use(async () => {
        site ??= startSiteOn('afterLaunch');
        return site;
      });
      await (await site)?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Opens a view and waits until it is settled. */
  openView: async ({ browser, baseURL, afterLaunch }, use) => {
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
      else await openSettled(page, view.path, view.whole ? 'whole' : 'window', view.day);
      if (view.reach) {
        await view.reach(page);
        await settle(page);
      }
      return page;
    });
    await context?.close();
  },
});
