import { setTimeout as wait } from 'node:timers/promises';
import { locales, localizedPath } from '../../../content/locale.ts';
import { firefox } from '../../engines/drivers/firefox.ts';
import type { Tab } from '../../engines/drivers/tab.ts';
import { startErrorRecordingProxy } from '../../engines/error-recording-proxy.ts';
import type { Row } from '../row.ts';

const pages = ['/', '/coming-soon', '/features', '/football/liverpool', '/help', '/watch-video'];
const patienceMs = 60_000;

/** Tor Browser, Mullvad Browser and LibreWolf have this preference. */
export const hardenedFirefox: Row = {
  title: 'Firefox with resistFingerprinting starts the scripts of pages, and counts down to midnight in UTC',
  programs: ['firefox-esr'],
  differs:
    'right. Its zone is UTC, so the countdown ends at midnight in UTC. It offers no picture of the ticket ([field notes](./field-notes.md))',
  async checkSite({ url }) {
    const proxy = await startErrorRecordingProxy(Number(new URL(url).port));
    const preferences = { 'privacy.resistFingerprinting': true };
    const tab = await firefox.start({ scripts: true, preferences });
    try {
      const faults: string[] = [];
      for (const page of pages)
        for (const locale of locales) {
          const path = localizedPath(page, locale);
          await tab.open(`${proxy.url}${path}`);
          faults.push(...(await faultsOf(tab)).map((fault) => `${path}: ${fault}`));
        }
      return faults;
    } finally {
      await tab.close();
      await proxy.stop();
    }
  },
};

async function faultsOf(tab: Tab): Promise<string[]> {
  if (!(await isSoon(tab, () => document.documentElement.hasAttribute('data-store'))))
    return ['the script did not start'];
  if (!(await isSoon(tab, isCountdownRight))) return ['the countdown does not end at midnight in UTC'];
  return await tab.run(() => [
    ...(window.recordedErrors ?? []),
    ...[...document.querySelectorAll('.failure-notice, .island-error')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent ?? ''),
  ]);
}

async function isSoon(tab: Tab, condition: () => boolean): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (!(await tab.run(condition))) {
    if (performance.now() > until) return false;
    await wait(100);
  }
  return true;
}

/** Runs in the page. @returns true on a page without a countdown */
function isCountdownRight(): boolean {
  const timer = document.querySelector('.countdown');
  if (!timer) return true;
  const now = new Date();
  const isBefore = now.getTime() < Date.UTC(now.getUTCFullYear(), 5, 6);
  const midnight = Date.UTC(now.getUTCFullYear() + (isBefore ? 0 : 1), 5, 6);
  const [days, hours, minutes] = [...timer.querySelectorAll('.visually-hidden')].map((element) =>
    Number.parseInt(element.textContent ?? '', 10),
  );
  const shown = ((days ?? Number.NaN) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0);
  return Math.abs(shown - (midnight - now.getTime()) / 60_000) <= 2;
}
