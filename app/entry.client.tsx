import { localeOf } from '../content/locale.ts';
import { hideBrokenImages } from './client/broken-images.ts';
import { retryLaterStyles } from './client/later-styles.ts';
import { measureVitals } from './client/measure-vitals.ts';
import { closeMenusOnLeaving, darkenNavigationOnScroll, keepFocusInMenu } from './client/navigation.ts';
import { makeLinksOpenable } from './client/openable-url.ts';
import { markStoreOfDevice } from './client/store-of-device.ts';
import { showTooltips } from './client/tooltips.ts';
import { nameViewTransitions } from './client/view-transitions.ts';
import { addParametersOnUse } from './client/visit-origin.ts';
import { countDown } from './components/countdown/count-down.ts';
import { overwriteGetLocale } from './i18n/paraglide/runtime.js';
import { hydrateIslands } from './islands/hydrate-when.ts';
import { reloadAfterDeploy } from './islands/reload-after-deploy.ts';
import { shareOnPress } from './layout/share/native-share.ts';

// Chrome 113, Safari 16, Firefox 124 and older have no popovers. Without the polyfill menus stay
// closed.
if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill').catch(() => undefined);

// The language of a document never changes: the language switch opens another document.
const locale = localeOf(window.location.pathname);
overwriteGetLocale(() => locale);

nameViewTransitions(window);
afterNextFrame(
  // Callbacks that read layout run before those that change it, to avoid forced layouts.
  () => {
    darkenNavigationOnScroll(window);
    hideBrokenImages(document);
    reloadAfterDeploy(window);
    retryLaterStyles(window);
    closeMenusOnLeaving(window);
    keepFocusInMenu(window);
  },
  () => {
    showTooltips(document);
    shareOnPress(document);
    makeLinksOpenable(document);
  },
  () =>
    whenActivated(() => {
      hydrateIslands(window);
      measureVitals(window);
    }),
  () => document.querySelectorAll('.countdown-board').forEach(countDown),
  () => addParametersOnUse(window),
  () => markStoreOfDevice(window),
  () => void correctLaunchYear(new Date()).catch(() => undefined),
);

/** Needed for half a day in a year, so its code is a chunk of its own. */
async function correctLaunchYear(now: Date): Promise<void> {
  const [month, day] = (document.documentElement.dataset.launch ?? '').split('-').map(Number);
  if (now.getMonth() + 1 !== month || now.getDate() !== day) return;
  const { nameLaunchYear } = await import('./client/launch-year.ts');
  nameLaunchYear(document, locale, now);
}

/**
 * Runs each callback in its own task after the next frame, so that input is handled between them.
 */
function afterNextFrame(...callbacks: readonly (() => void)[]): void {
  requestAnimationFrame(() => {
    for (const callback of callbacks) setTimeout(callback);
  });
}

/** Runs now, or when the visitor opens a page that was prerendered. */
function whenActivated(callback: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
