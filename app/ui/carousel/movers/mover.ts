/** What moves the row of slides: the browser's own scrolling at first, embla once it has been fetched. */
export type Mover = {
  index: () => number;
  /** How many whole slides fit into the view. */
  perView: () => number;
  go: (index: number) => void;
  turn: (by: 1 | -1) => void;
};

export type MoverParts = {
  view: HTMLElement;
  slides: readonly HTMLElement[];
  onMove: () => void;
};

export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** @returns how many whole slides, each with the gap after it, fit into `room` pixels */
export function countInView(room: number, first: HTMLElement | undefined): number {
  if (!first) return 1;
  const gap = Number.parseFloat(getComputedStyle(first).marginInlineEnd) || 0;
  return Math.max(1, Math.floor((room + gap + 1) / (first.offsetWidth + gap)));
}

/** @returns pixels kept free before the slide at the start, the view's padding not counted */
export function leadOf(view: HTMLElement): number {
  const { scrollPaddingInlineStart, paddingInlineStart } = getComputedStyle(view);
  return (Number.parseFloat(scrollPaddingInlineStart) || 0) - (Number.parseFloat(paddingInlineStart) || 0);
}
