/**
 * The inline script of every page. The Content-Security-Policy allows it by its hash.
 * - Imports the scripts of `data-scripts` after the first paint of a first visit, so that they do
 *   not delay it. On any other visit they are cached and are imported at once.
 * - Imports a script only after it has been fetched, because Firefox remembers a failed import.
 *   Retries until the network is there, unless a deploy has removed the script (404).
 * - Marks island buttons that are clicked before that. replay-events.ts replays the clicks and
 *   removes this script. After a 404 it removes itself, and the page works as without JavaScript.
 * - Defers a submit in the same way while the browser is offline: a native one would replace the
 *   page and its fields by an error.
 * - On reload and back/forward, turns off `content-visibility`, so that the browser can restore the
 *   scroll position (styles/content-visibility.css).
 */
export const startScript = `{
const own = document.currentScript;
const [visit] = performance.getEntriesByType('navigation');
if (['reload', 'back_forward'].includes(visit?.type)) document.documentElement.dataset.laidOut = 'whole';
const isFirst = visit?.type === 'navigate' && !document.referrer.startsWith(location.origin + '/');
const isVisible = !document.prerendering && !document.hidden;
const load = async (script, wait = 1000) => {
const { ok, status } = await fetch(script).catch(() => ({}));
if (status === 404) return own.remove();
try {
if (ok) return await import(script);
} catch {}
await new Promise((done) => {
setTimeout(done, wait);
addEventListener('online', done, { once: true });
});
return load(script, Math.min(2 * wait, 32000));
};
const start = async () => {
paint.disconnect();
clearTimeout(timeout);
for (const script of own.dataset.scripts.split(' ')) await load(script);
};
const paint = new PerformanceObserver(start);
const timeout = setTimeout(start, 3000);
if (isFirst && isVisible) paint.observe({ type: 'paint', buffered: true });
else start();
document.addEventListener('click', ({ target }) => {
const button = target.closest('[data-island] button[type=button]:not([popovertarget])');
if (own.isConnected) button?.setAttribute('data-pressed', '');
}, true);
document.addEventListener('submit', (event) => {
if (!own.isConnected || navigator.onLine || !event.target.closest('[data-island]')) return;
event.preventDefault();
event.submitter?.setAttribute('data-pressed', '');
}, true);
}`;
