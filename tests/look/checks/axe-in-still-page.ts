import type { Page } from '@playwright/test';
import { axeFindings } from '../../browser/support/axe.ts';

/** What axe finds in a page whose clock is stopped: axe waits on timers, so these are let go on a little at a time. */
export async function axeInStillPage(page: Page): Promise<string[]> {
  let done = false;
  const found = axeFindings(page).finally(() => {
    done = true;
  });
  while (!done) await page.clock.runFor(1);
  return found;
}
