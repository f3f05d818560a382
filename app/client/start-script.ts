/**
 * The inline script of every page. The Content-Security-Policy allows it by its hash.
 * - Imports the scripts of `data-scripts` after the first paint of a first visit, so that they do
 *   not delay it. On any other visit they are cached and are imported at once.
 * - Marks island buttons that are clicked before that. replay-events.ts replays the clicks and
 *   removes this script. If the scripts fail to load, it removes itself and the page works as
 *   without JavaScript.
 * - On reload and back/forward, turns off `content-visibility`, so that the browser can restore the
 *   scroll position (styles/content-visibility.css).
 */
export const startScript = `{
const own = document.currentScript;
const [visit] = performance.getEntriesByType('navigation');
if (['reload', 'back_forward'].includes(visit?.type)) document.documentElement.dataset.laidOut = 'whole';
const isFirst = visit?.type === 'navigate' && !document.referrer.startsWith(location.origin + '/');
const isVisible = !document.prerendering && !document.hidden;
const start = async () => {
paint.disconnect();
clearTimeout(timeout);
for (const script of own.dataset.scripts.split(' ')) await import(script).catch(() => own.remove());
};
const paint = new PerformanceObserver(start);
const timeout = setTimeout(start, 3000);
if (isFirst && isVisible) paint.observe({ type: 'paint', buffered: true });
else start();
document.addEventListener('click', ({ target }) => {
const button = target.closest('[data-island] button[type=button]:not([popovertarget])');
if (own.isConnected) button?.setAttribute('data-pressed', '');
}, true);
}`;
