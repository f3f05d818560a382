import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { vitalsPath } from '../content/vitals-path.ts';

/** Values that are not sent yet, by name. */
const waiting = new Map<string, number>();
/** Ids of measurements. The back/forward cache starts new ones. */
const sent = new Set<string>();

function collect({ id, name, value }: MetricType): void {
  // CLS and INP can grow after the page was hidden once, but a histogram cannot replace a value.
  if (sent.has(id)) return;
  sent.add(id);
  waiting.set(name, value);
}

// The library reports its values when the page is hidden, before the listener below.
onLCP(collect);
onINP(collect);
onCLS(collect);

addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || waiting.size === 0) return;
  // A string is sent as text/plain, which needs no CORS preflight.
  navigator.sendBeacon(
    vitalsPath,
    JSON.stringify({ path: location.pathname, ...Object.fromEntries(waiting) }),
  );
  waiting.clear();
});
