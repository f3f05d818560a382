import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { expect } from '../browser/fixtures.ts';
import { axeInStillPage } from './axe-in-still-page.ts';
import { barFaults } from './bar.ts';
import { contrastFaults } from './contrast.ts';
import { layoutFaults } from './layout.ts';
import { motionFaults } from './motion.ts';
import { isAccepting, pictureFault } from './pictures.ts';
import { spokenFault } from './speech.ts';
import { openStill, openWithoutScript, standAgain, visitor } from './still-page.ts';
import { kindViews, stateViews, type View } from './views.ts';

const test = base.extend<{ look: (view: View) => Promise<Page> }>({
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

async function looksAsAccepted(page: Page, view: View): Promise<void> {
  const picture = await page.screenshot({ fullPage: view.whole ?? false, animations: 'disabled' });
  expect.soft(await pictureFault(view.file, picture)).toBeUndefined();
}

for (const view of kindViews)
  test(`${view.title}: looks as accepted, can be read, used and spoken`, async ({ look }) => {
    const page = await look(view);
    await looksAsAccepted(page, view);
    if (view.size.width === 1280) expect.soft(await spokenFault(page, view.file)).toBeUndefined();
    if (isAccepting) return;
    expect.soft(await axeInStillPage(page), 'axe').toEqual([]);
    expect.soft(await contrastFaults(page, true), 'too little contrast').toEqual([]);
    expect.soft(await barFaults(page), 'too little contrast in the bar').toEqual([]);
  });

for (const view of stateViews)
  test(`${view.title}: looks as accepted, can be read and used`, async ({ look }) => {
    const page = await look(view);
    await looksAsAccepted(page, view);
    if (isAccepting || view.onlyPicture) return;
    if (view.browser?.javaScriptEnabled !== false) expect.soft(await axeInStillPage(page), 'axe').toEqual([]);
    expect.soft(await contrastFaults(page, view.whole ?? false), 'too little contrast').toEqual([]);
    expect.soft(await layoutFaults(page), 'layout').toEqual([]);
    if (view.browser?.reducedMotion) expect.soft(await motionFaults(page), 'motion').toEqual([]);
  });
