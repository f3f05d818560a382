import { closeMenusOnLeaving, darkenNavigationOnScroll } from './frame/navigation-behaviour.ts';
import { localeOf } from './i18n/locale.ts';
import { overwriteGetLocale } from './i18n/paraglide/runtime.js';
import { hydrateIslands } from './islands/hydrate.ts';
import { reloadOnceAfterDeployment } from './preload-error.ts';

// A document keeps its language while it is open: the language switch leads to another document.
const locale = localeOf(window.location.pathname);
overwriteGetLocale(() => locale);

reloadOnceAfterDeployment(window);
darkenNavigationOnScroll(window);
closeMenusOnLeaving(window);
hydrateIslands(document);
