const gapPx = 10;
const marginPx = 12;

/** Places an open popover under its button, or above it where there is no room, and inside the window at both sides. */
export function placeUnder(button: HTMLElement, panel: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth } = document.documentElement;
  const rightToLeft = getComputedStyle(button).direction === 'rtl';
  const anchorStart = rightToLeft ? clientWidth - anchor.right : anchor.left;
  const start = Math.max(marginPx, Math.min(anchorStart, clientWidth - width - marginPx));
  const below = anchor.bottom + gapPx;
  const fits = below + height <= window.innerHeight - marginPx;
  const top = fits ? below : Math.max(marginPx, anchor.top - gapPx - height);
  panel.style.setProperty('inset-inline-start', `${start}px`);
  panel.style.setProperty('inset-block-start', `${top}px`);
  panel.style.setProperty('margin', '0');
}
