/**
 * The inline script of every page. The Content-Security-Policy allows it by its hash.
 * - Imports the scripts of `data-scripts` after the first paint of a first visit, so that they do
 *   not delay it. On any other visit they are cached and are imported at once.
 * - Fetches them and their static imports (`data-imports`) first, until the network is there:
 *   browsers remember a failed import. A 404 is final.
 * - Marks island buttons that are clicked before that. replay-events.ts replays the clicks and
 *   removes this script. If the scripts cannot be imported, it removes itself and the page works as
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
const arrive = async (file, wait = 1000) => {
try {
const response = await fetch(file);
if (response.ok || response.status === 404) return await response.arrayBuffer();
} catch {}
await new Promise((resolve) => {
setTimeout(resolve, wait);
addEventListener('online', resolve, { once: true });
});
return arrive(file, Math.min(2 * wait, 32000));
};
const start = async () => {
paint.disconnect();
clearTimeout(timeout);
const { scripts, imports } = own.dataset;
await Promise.all((imports ? scripts + ' ' + imports : scripts).split(' ').map((file) => arrive(file)));
for (const script of scripts.split(' ')) await import(script).catch(() => own.remove());
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
