const marginPx = 12;

type PlacementOptions = { gapPx: number; align: 'start' | 'center' };

/**
 * Places an open popover under its anchor, or above if there is no room below, and inside the
 * window.
 */
export function placeUnder(
  anchor: HTMLElement,
  panel: HTMLElement,
  { gapPx, align }: PlacementOptions = { gapPx: 10, align: 'start' },
): void {
  const box = untransformedBox(anchor);
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth } = document.documentElement;
  // The panel's direction, because `inset-inline-start` refers to it. The anchor may be in the
  // other language.
  const isRtl = getComputedStyle(panel).direction === 'rtl';
  const boxStart = isRtl ? clientWidth - box.right : box.left;
  const preferredStart = align === 'start' ? boxStart : boxStart + (box.width - width) / 2;
  const start = Math.max(marginPx, Math.min(preferredStart, clientWidth - width - marginPx));
  const below = box.bottom + gapPx;
  const maxTop = window.innerHeight - marginPx - height;
  const top = Math.max(marginPx, below <= maxTop ? below : Math.min(box.top - gapPx - height, maxTop));
  panel.style.setProperty('inset-inline-start', `${start}px`);
  panel.style.setProperty('inset-block-start', `${top}px`);
  panel.style.setProperty('margin', '0');
}

/**
 * @returns the element's box without its transform, because buttons move when hovered or pressed
 */
function untransformedBox(element: HTMLElement): DOMRectReadOnly {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { transform } = getComputedStyle(element);
  const [x = 0, y = 0] = transform.startsWith('matrix(')
    ? transform.slice(0, -1).split(',').slice(4).map(Number)
    : [];
  return new DOMRect(left - x, top - y, width, height);
}

/** Keeps an open popover placed on resize and scroll. @returns a cleanup function */
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
