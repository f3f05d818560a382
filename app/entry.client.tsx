import { hideBrokenImages } from './frame/hide-broken-images.ts';
import {
  closeMenusOnLeaving,
  darkenNavigationOnScroll,
  keepFocusInMenu,
} from './frame/navigation-behaviour.ts';
import { offerLanguage } from './frame/offer-language.ts';
import { shareOnPress } from './frame/share/share-on-press.ts';
import { markStoreOfDevice } from './frame/store-of-device.ts';
import { localeOf } from './i18n/locale.ts';
import { overwriteGetLocale } from './i18n/paraglide/runtime.js';
import { wakeInTime } from './islands/wake-in-time.ts';
import { reloadOnceAfterDeployment } from './preload-error.ts';
import { showTooltips } from './ui/tooltip.ts';

// A document keeps its language while it is open: the language switch leads to another document.
const locale = localeOf(window.location.pathname);
overwriteGetLocale(() => locale);

markStoreOfDevice(window);
hideBrokenImages(document);
reloadOnceAfterDeployment(window);
darkenNavigationOnScroll(window);
closeMenusOnLeaving(window);
keepFocusInMenu(window);
showTooltips(document);
shareOnPress(document);
offerLanguage(window);
wakeInTime(window);
