import { requestIdle } from './request-idle.ts';

/**
 * Imports the script that measures Web Vitals (app/entry.vitals.ts), in idle time after the load
 * event. Does nothing if the server collects no measurements, or if the visitor has opted out of
 * tracking or reduced the use of data.
 * @param load imports the script
 */
export function measureVitals(
  target: Window,
  // Vite's wrapper for imports would reload the page if an ad blocker blocks the script.
  load: (url: string) => Promise<unknown> = (url) => import(/* @vite-ignore */ url),
): void {
  const { document: page } = target;
  const script = page.documentElement.dataset.vitals;
  if (!script || hasOptedOut(target)) return;
  const loadNow = () => void load(script).catch(() => undefined);
  const loadWhenIdle = () => requestIdle(target, loadNow);
  if (page.readyState === 'complete') loadWhenIdle();
  else target.addEventListener('load', loadWhenIdle);
}

function hasOptedOut(target: Window): boolean {
  const { navigator } = target;
  return (
    navigator.globalPrivacyControl === true ||
    navigator.doNotTrack === '1' ||
    navigator.connection?.saveData === true ||
    target.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
