import type { Page } from '@playwright/test';
import { contrastFaults } from '../../look/checks/contrast.ts';
import { nextFrame, scrollToTop } from '../../look/settled/settled-page.ts';
import { readFileOf } from '../packages.ts';
import type { Row } from '../row.ts';

const darkreader = { name: 'darkreader', version: '4.9.133' };

/** Changes the page. */
export const darkReader: Row = {
  title: 'Dark Reader leaves every text enough contrast',
  packages: [darkreader],
  async open() {
    const source = await readFileOf(darkreader, 'darkreader.js');
    return async ({ page }) => {
      await page.evaluate(source);
      await page.evaluate(enable);
      await waitForChanges(page);
      const found: string[] = [];
      const [height, step] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
      for (let top = 0; top < height; top += step) {
        await scrollToTop(page, top);
        found.push(...(await contrastFaults(page, 'window')));
      }
      return [...new Set(found)];
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
