const marginPx = 12;

type Placing = { gapPx: number; align: 'start' | 'center' };

/** Places an open popover under its anchor, or above it where there is no room, and inside the window at both sides. */
export function placeUnder(
  anchor: HTMLElement,
  panel: HTMLElement,
  { gapPx, align }: Placing = { gapPx: 10, align: 'start' },
): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth } = document.documentElement;
  // The panel's, since its own start is what it is placed by: an anchor may speak the other language.
  const rightToLeft = getComputedStyle(panel).direction === 'rtl';
  const boxStart = rightToLeft ? clientWidth - box.right : box.left;
  const wanted = align === 'start' ? boxStart : boxStart + (box.width - width) / 2;
  const start = Math.max(marginPx, Math.min(wanted, clientWidth - width - marginPx));
  const below = box.bottom + gapPx;
  const fits = below + height <= window.innerHeight - marginPx;
  const top = fits ? below : Math.max(marginPx, box.top - gapPx - height);
  panel.style.setProperty('inset-inline-start', `${start}px`);
  panel.style.setProperty('inset-block-start', `${top}px`);
  panel.style.setProperty('margin', '0');
}
