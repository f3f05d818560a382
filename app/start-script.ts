/**
 * The one script that stands in a page, and the policy of what may run names it by its hash. It asks for the scripts of
 * `data-scripts`, one after another, once a first visitor has seen the page: nothing but the page stands before its first paint.
 * Who comes from another page of ours, or comes back, has them already; a page that nobody looks at is not painted; and not
 * every browser tells of paints. A button that is pressed before is marked for app/islands/hold-presses.ts, which takes this
 * script out of the page. Who comes back to a page, or loads it anew, is to stand where they stood: its heights are the true ones
 * from the start (app/styles/below-the-window.css).
 */
export const startScript = `{
const own = document.currentScript;
const [visit] = performance.getEntriesByType('navigation');
if (['reload', 'back_forward'].includes(visit?.type)) document.documentElement.dataset.laidOut = 'whole';
const isFirst = visit?.type === 'navigate' && !document.referrer.startsWith(location.origin + '/');
const isSeen = !document.prerendering && !document.hidden;
const start = async () => {
paint.disconnect();
clearTimeout(patience);
for (const script of own.dataset.scripts.split(' ')) await import(script);
};
const paint = new PerformanceObserver(start);
const patience = setTimeout(start, 3000);
if (isFirst && isSeen) paint.observe({ type: 'paint', buffered: true });
else start();
document.addEventListener('click', ({ target }) => {
const button = target.closest('[data-island] button[type=button]:not([popovertarget])');
if (own.isConnected) button?.setAttribute('data-pressed', '');
}, true);
}`;
