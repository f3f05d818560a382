import type { Page } from '@playwright/test';
import { capture } from '../../look/capture.ts';
import { contrastFaultsIn, contrastSheets } from '../../look/checks/contrast.ts';
import { nextFrame } from '../../look/settled/settled-page.ts';
import { readFileOf } from '../packages.ts';
import type { Row } from '../row.ts';

const darkreader = { name: 'darkreader', version: '4.9.133' };

/** Changes the page. */
export const darkReader: Row = {
  title: 'with Dark Reader every text has a contrast of at least 4.5, and large text of 3',
  packages: [darkreader],
  async open() {
    const source = await readFileOf(darkreader, 'darkreader.js');
    return async ({ page }) => {
      await page.evaluate(source);
      await page.evaluate(enable);
      await waitForChanges(page);
      return await contrastFaultsIn(page, await capture(page, 'whole', contrastSheets));
    };
  },
};

/** Dark Reader changes styles in timers and frames, and the page's clock is paused. */
async function waitForChanges(page: Page): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.clock.runFor(50);
    await nextFrame(page);
  }
}

/** Runs in the page. */
function enable(): void {
  type DarkReader = { setFetchMethod(method: typeof fetch): void; enable(theme: object): void };
  const { DarkReader } = window as unknown as { DarkReader: DarkReader };
  DarkReader.setFetchMethod(window.fetch);
  DarkReader.enable({});
}
