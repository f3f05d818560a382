import { mobileQuery } from '../components/media-queries.ts';

/** The bar turns dark and blurred after this many pixels of scrolling. */
const scrollThresholdPx = 20;

export function darkenNavigationOnScroll(target: Window): void {
  const bar = target.document.querySelector('.navigation');
  const update = () => bar?.toggleAttribute('data-scrolled', target.scrollY > scrollThresholdPx);
  update();
  target.addEventListener('scroll', update, { passive: true });
}

/** So that a page restored from the back/forward cache has no open menu. */
export function closeMenusOnLeaving(target: Window): void {
  target.addEventListener('pagehide', () => {
    for (const open of target.document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  });
}

/** While the menu covers the page, everything under it is inert. A window grown wide has no menu. */
export function keepFocusInMenu(target: Window): void {
  const { document: page } = target;
  const menu = page.getElementById('mobile-menu');
  if (!menu) return;
  const cover = (isOpen: boolean) => {
    for (const covered of page.querySelectorAll<HTMLElement>(
      '.skip-link, .navigation, main, .footer, .language-offer',
    ))
      covered.inert = isOpen;
    // The button that opened the menu loses the focus when it becomes inert.
    if (isOpen && !menu.contains(page.activeElement)) menu.querySelector('button')?.focus();
  };
  // Open already, if it was pressed before this script had come.
  cover(menu.matches(':popover-open'));
  menu.addEventListener('toggle', () => cover(menu.matches(':popover-open')));
  // Before the browser gives the focus back to the button.
  menu.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && cover(false));
  target.matchMedia(mobileQuery).addEventListener('change', () => menu.hidePopover());
}
