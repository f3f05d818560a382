import { localeOf } from '../content/locale.ts';
import { afterFirstFrame } from './after-first-frame.ts';
import { hydrateIslands } from './client/hydrate-when.ts';
import { carryOver } from './frame/carry-over.ts';
import { hideBrokenImages } from './frame/hide-broken-images.ts';
import { offerLanguage } from './frame/language/offer-language.ts';
import {
  closeMenusOnLeaving,
  darkenNavigationOnScroll,
  keepFocusInMenu,
} from './frame/navigation/navigation-behaviour.ts';
import { prepareNextPages } from './frame/next-pages.ts';
import { markStoreOfDevice } from './frame/stores/store-of-device.ts';
import { overwriteGetLocale } from './i18n/paraglide/runtime.js';
import { reloadOnceAfterDeployment } from './preload-error.ts';
import { showTooltips } from './ui/controls/tooltip.ts';
import { whenShown } from './when-shown.ts';

// Chrome 113, Safari 16, Firefox 124 and older have no popovers. Without the polyfill menus stay closed.
if (!('popover' in HTMLElement.prototype)) await import('@oddbird/popover-polyfill').catch(() => undefined);

// A document keeps its language while it is open: the language switch leads to another document.
const locale = localeOf(window.location.pathname);
overwriteGetLocale(() => locale);

// Where the page takes over from another, before its first frame.
carryOver(window);
afterFirstFrame(
  window,
  // First what reads the page's layout, last what spoils it: it is made once.
  () => {
    darkenNavigationOnScroll(window);
    hideBrokenImages(document);
    reloadOnceAfterDeployment(window);
    closeMenusOnLeaving(window);
    keepFocusInMenu(window);
  },
  () => showTooltips(document),
  // A page that is prepared ahead of a press counts, plays and offers nothing before anybody sees it.
  () =>
    whenShown(document, () => {
      offerLanguage(window);
      hydrateIslands(window);
    }),
  () => {
    prepareNextPages(window);
    markStoreOfDevice(window);
  },
);
