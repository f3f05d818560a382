import { mobileQuery } from '../components/breakpoint.ts';

/** The bar turns dark and blurred after this many pixels of scrolling. */
const scrollThresholdPx = 20;

export function darkenNavigationOnScroll(target: Window): void {
  const bar = target.document.querySelector('.navigation');
  const update = () => bar?.toggleAttribute('data-scrolled', target.scrollY > scrollThresholdPx);
  update();
  target.addEventListener('scroll', update, { passive: true });
}

/**
 * Closes menus on `pagehide`, so that a page restored from the back/forward cache has no open menu.
 */
export function closeMenusOnLeaving(target: Window): void {
  target.addEventListener('pagehide', () => {
    for (const open of target.document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  });
}

/**
 * Makes the page inert while the mobile menu is open. Closes the menu when the layout changes to
 * desktop.
 */
export function keepFocusInMenu(target: Window): void {
  const { document: page } = target;
  const menu = page.getElementById('mobile-menu');
  if (!menu) return;
  const setInert = (isInert: boolean) => {
    for (const element of page.querySelectorAll<HTMLElement>(
      '.skip-link, .navigation, main, .footer, .language-offer',
    ))
      element.inert = isInert;
    // The button that opened the menu loses the focus when it becomes inert.
    if (isInert && !menu.contains(page.activeElement)) menu.querySelector('button')?.focus();
  };
  // The menu may have been opened before this script loaded.
  setInert(menu.matches(':popover-open'));
  menu.addEventListener('toggle', () => setInert(menu.matches(':popover-open')));
  // `beforetoggle` fires before the browser returns focus to the button, which must not be inert by
  // then.
  menu.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && setInert(false));
  target.matchMedia(mobileQuery).addEventListener('change', () => menu.hidePopover());
}
