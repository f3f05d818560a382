import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireBrowser } from '../../build/installed-browser.ts';
import { startProgram } from '../../tests/engines/drivers/program.ts';
import { type DrivenPage, openTab } from './devtools.ts';

const [hub, club] = ['/football/premier-league', '/football/liverpool'];
const readyAheadMs = 1500;

/**
 * From a press on a club's badge to its page's first frame, plain and rendered ahead. The browser is one of its own:
 * Playwright holds what is rendered ahead in any that it drives.
 * @returns milliseconds; `prepared` is null where this browser rendered nothing ahead
 */
export async function measureSecondPage(origin: string): Promise<{ plain: number; prepared: number | null }> {
  const plain = await pressBadge(origin, false);
  const prepared = await pressBadge(origin, true);
  return { plain: plain.took, prepared: prepared.ahead ? prepared.took : null };
}

async function pressBadge(origin: string, ahead: boolean) {
  const profile = await mkdtemp(join(tmpdir(), 'sportbuddy-second-page-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--window-size=1280,800'];
  const own = ['--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = startProgram(requireBrowser(), [...flags, ...own, 'about:blank'], {});
  try {
    const tab = await openTab(await browser.said(/DevTools listening on (ws:\S+)/));
    const page = tab.first;
    await page.call('Network.enable');
    if (!ahead) await page.call('Network.setBlockedURLs', { urls: ['*speculation-rules*'] });
    await page.call('Page.navigate', { url: origin + hub });
    await until(() => page.run('document.readyState === "complete"'));
    const { x, y } = await badgeIn(page);
    await page.call('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await wait(readyAheadMs);
    const press = { x, y, button: 'left', clickCount: 1 };
    await page.call('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    const pressed = Date.now();
    // Who is left may not answer any more.
    void page.call('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }).catch(() => {});
    const shown = await tab.seenAt(origin + club);
    await until(() => shown.run('performance.getEntriesByName("first-contentful-paint").length > 0'));
    const frame = await shown.run<{ at: number; ahead: boolean }>(`(${firstFrame})()`);
    return { took: frame.at - pressed, ahead: frame.ahead };
  } finally {
    await browser.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function badgeIn(page: DrivenPage): Promise<{ x: number; y: number }> {
  return page.run(`(() => {
    const badge = document.querySelector('main a[href="${club}"]');
    badge.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = badge.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20);
}

/** Runs in the page. */
function firstFrame(): { at: number; ahead: boolean } {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const activation = navigation?.activationStart ?? 0;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    at: performance.timeOrigin + Math.max(activation, paint?.startTime ?? activation),
    ahead: activation > 0,
  };
}
