/**
 * The inline script after the template of the language offer, before the page's content. The
 * Content-Security-Policy allows it by its hash.
 * - Offers the other language if the browser prefers it and the visitor has not chosen one. The
 *   content starts below the offer, so it is decided before the content is painted, or when a
 *   prerendered page is shown. Its height depends on its text.
 * - Stores the visitor's choices in `localStorage`: presses of `data-language`, which is on links
 *   that switch the language and on the button that keeps the current one, and a navigation from
 *   the alternate of this page. If storage is blocked there is no offer, because every page would
 *   show it again.
 */
export const languageOfferScript = `{
const key = 'sportbuddy-language';
const { previousElementSibling: template } = document.currentScript;
const offer = template.content.firstElementChild;
const link = offer.querySelector('a');
const root = document.documentElement;
const choose = (language) => {
try {
localStorage.setItem(key, language);
} catch {}
};
const hasChosen = () => {
try {
return localStorage.getItem(key) !== null;
} catch {
return true;
}
};
const preferred = () => {
try {
return new Intl.Locale(navigator.languages[0]).language;
} catch {}
};
const decide = () => {
if (document.referrer === new URL(link.getAttribute('href'), document.baseURI).href) choose(root.lang);
if (preferred() !== link.hreflang || hasChosen()) return;
const reserve = () => root.style.setProperty('--offer-height', offer.getBoundingClientRect().height + 'px');
template.after(offer);
reserve();
new ResizeObserver(reserve).observe(offer);
};
if (document.prerendering) document.addEventListener('prerenderingchange', decide);
else decide();
document.addEventListener('click', ({ target }) => {
const chosen = target.closest?.('[data-language]');
if (!chosen) return;
choose(chosen.dataset.language);
if (offer.contains(chosen)) offer.remove();
});
}`;
