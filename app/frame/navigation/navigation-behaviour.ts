import { mobileQuery } from '../../ui/windows.ts';

/** The bar turns dark and blurred after this many pixels of scrolling. */
const scrollThresholdPx = 20;

export function darkenNavigationOnScroll(target: Window): void {
  const bar = target.document.querySelector('.navigation');
  const update = () => bar?.toggleAttribute('data-scrolled', target.scrollY > scrollThresholdPx);
  update();
  target.addEventListener('scroll', update, { passive: true });
}

/** A page that the back button brings back should not greet with the menu that left it. */
export function closeMenusOnLeaving(target: Window): void {
  target.addEventListener('pagehide', () => {
    for (const open of target.document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  });
}

/** While the menu covers the page, keys must not wander about beneath it; a window grown wide has no menu. */
export function keepFocusInMenu(target: Window): void {
  const menu = target.document.getElementById('mobile-menu');
  const update = () => {
    const open = menu?.matches(':popover-open') ?? false;
    for (const covered of target.document.querySelectorAll<HTMLElement>(
      '.skip-link, main, .footer, .language-offer',
    ))
      covered.inert = open;
  };
  // Open already, if it was pressed before this script had come.
  update();
  menu?.addEventListener('toggle', update);
  target.matchMedia(mobileQuery).addEventListener('change', () => menu?.hidePopover());
}
