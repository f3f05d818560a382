const marginPx = 12;

type Placing = { gapPx: number; align: 'start' | 'center' };

/** Places an open popover under its anchor, or above it where there is no room, and inside the window. */
export function placeUnder(
  anchor: HTMLElement,
  panel: HTMLElement,
  { gapPx, align }: Placing = { gapPx: 10, align: 'start' },
): void {
  const box = boxAtRest(anchor);
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth } = document.documentElement;
  // The panel's, since its own start is what it is placed by: an anchor may speak the other language.
  const rightToLeft = getComputedStyle(panel).direction === 'rtl';
  const boxStart = rightToLeft ? clientWidth - box.right : box.left;
  const wanted = align === 'start' ? boxStart : boxStart + (box.width - width) / 2;
  const start = Math.max(marginPx, Math.min(wanted, clientWidth - width - marginPx));
  const below = box.bottom + gapPx;
  const lowest = window.innerHeight - marginPx - height;
  const top = Math.max(marginPx, below <= lowest ? below : Math.min(box.top - gapPx - height, lowest));
  panel.style.setProperty('inset-inline-start', `${start}px`);
  panel.style.setProperty('inset-block-start', `${top}px`);
  panel.style.setProperty('margin', '0');
}

/** @returns the box of an element without its transform: buttons move while they are hovered and pressed */
function boxAtRest(element: HTMLElement): DOMRectReadOnly {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { transform } = getComputedStyle(element);
  const [x = 0, y = 0] = transform.startsWith('matrix(')
    ? transform.slice(0, -1).split(',').slice(4).map(Number)
    : [];
  return new DOMRect(left - x, top - y, width, height);
}

/**
 * Places an open popover, and again whenever the window is resized or something scrolls.
 *
 * @returns stops that
 */
export function keepPlacedUnder(anchor: HTMLElement, panel: HTMLElement): () => void {
  const place = () => placeUnder(anchor, panel);
  place();
  window.addEventListener('resize', place);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    window.removeEventListener('resize', place);
    window.removeEventListener('scroll', place, { capture: true });
  };
}
