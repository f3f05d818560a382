import { whenIdleAfterLoad } from './idle-after-load.ts';

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
  const script = target.document.documentElement.dataset.vitals;
  if (!script || hasOptedOut(target)) return;
  whenIdleAfterLoad(target, () => void load(script).catch(() => undefined));
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
