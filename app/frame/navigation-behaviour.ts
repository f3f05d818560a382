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
