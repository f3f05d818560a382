import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireBrowser } from '../../browsers/installed-browser.ts';
import { startProgram } from '../../tests/fixtures/processes/program.ts';
import { type DrivenPage, openTab } from './devtools.ts';
import { trustAll } from './site-server.ts';

const [hub, club] = ['/football/premier-league', '/football/liverpool'];
const readyAheadMs = 1500;

/** Milliseconds; null where this browser rendered nothing ahead. */
export type SecondPage = { plain: number; prepared: number | null; preparedStill: number | null };

/**
 * From a press on a club's badge to its page's first frame: plain, rendered ahead, and rendered ahead for who wants less
 * motion, where no page becomes the other. The browser is one of its own: Playwright holds what is rendered ahead in any
 * that it drives.
 */
export async function measureSecondPage(origin: string): Promise<SecondPage> {
  const plain = await pressBadge(origin, { ahead: false });
  const prepared = await pressBadge(origin, { ahead: true });
  const still = await pressBadge(origin, { ahead: true, flags: ['--force-prefers-reduced-motion'] });
  const tookAhead = (press: typeof plain) => (press.ahead ? press.took : null);
  return { plain: plain.took, prepared: tookAhead(prepared), preparedStill: tookAhead(still) };
}

async function pressBadge(origin: string, { ahead, flags = [] }: { ahead: boolean; flags?: string[] }) {
  const profile = await mkdtemp(join(tmpdir(), 'sportbuddy-second-page-'));
  const usual = ['--headless=new', '--no-sandbox', '--disable-gpu', trustAll, '--window-size=1280,800'];
  const own = ['--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = startProgram(requireBrowser(), [...usual, ...flags, ...own, 'about:blank'], {});
  try {
    const tab = await openTab(await browser.said(/DevTools listening on (ws:\S+)/));
    const page = tab.first;
    await page.call('Network.enable');
    if (!ahead) await page.call('Page.addScriptToEvaluateOnNewDocument', { source: savesData });
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

/** Who saves data is prepared nothing. */
const savesData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

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
