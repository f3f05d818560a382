import type { EmblaCarouselType } from 'embla-carousel';
import { currentDirection } from '../../i18n/current-locale.ts';

/** Tolerance in pixels for rounding. */
const tolerance = 1.5;

/**
 * Lets the browser scroll the view to each slide: find in page, a fragment link or a screen reader
 * may do so. It cannot scroll to what lies before the start edge. While nothing moves, slides
 * there are moved behind the last one, which is where they come next.
 */
export function keepSlidesReachable(embla: EmblaCarouselType): void {
  const { limit, scrollBody } = embla.internalEngine();
  const sign = currentDirection() === 'rtl' ? -1 : 1;
  const reset = () => {
    for (const slide of embla.slideNodes()) slide.style.translate = '';
  };
  const place = () => {
    reset();
    const view = embla.rootNode().getBoundingClientRect();
    const isBefore = ({ left, right }: DOMRect) => (sign > 0 ? right <= view.left : left >= view.right);
    const hidden = embla.slideNodes().filter((slide) => isBefore(slide.getBoundingClientRect()));
    // In a loop, the length of the limit is that of the whole row.
    for (const slide of hidden) slide.style.translate = `${sign * limit.length}px`;
  };
  // A turn without animation has no `settle`.
  embla.on('scroll', () => (scrollBody.settled() ? place() : reset()));
  embla.on('pointerDown', reset).on('settle', place).on('reInit', place);
  place();
}

/**
 * Calls `turnTo` with the index of a slide out of view when the browser scrolls to it, selects text
 * in it, or follows a fragment to it. Find in page does the first in Chromium, and both in Firefox
 * and WebKit.
 * @returns a function that ends this
 */
export function watchRevealedSlides(view: HTMLElement, turnTo: (index: number) => void): () => void {
  const turn = (index: number | undefined) => index !== undefined && turnTo(index);
  const onScroll = () => {
    const index = scrolledSlide(view);
    // Embla moves the row by a transform, so the view itself stays unscrolled.
    view.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    turn(index);
  };
  const onSelection = () => {
    const selection = document.getSelection();
    if (selection && !selection.isCollapsed) turn(hiddenSlide(view, selection.getRangeAt(0)));
  };
  const onFragment = () => {
    const target = document.querySelector(':target');
    if (target) turn(hiddenSlide(view, target));
  };
  view.addEventListener('scroll', onScroll);
  document.addEventListener('selectionchange', onSelection);
  window.addEventListener('hashchange', onFragment);
  return () => {
    view.removeEventListener('scroll', onScroll);
    document.removeEventListener('selectionchange', onSelection);
    window.removeEventListener('hashchange', onFragment);
  };
}

/** @returns the slide that holds the target, if the target is not entirely in view */
function hiddenSlide(view: HTMLElement, target: Element | Range): number | undefined {
  const bounds = view.getBoundingClientRect();
  const { left, right } = target.getBoundingClientRect();
  if (left >= bounds.left - tolerance && right <= bounds.right + tolerance) return undefined;
  const node = target instanceof Range ? target.startContainer : target;
  const index = slidesOf(view).findIndex((slide) => slide.contains(node));
  return index < 0 ? undefined : index;
}

/** @returns the slide that the browser has scrolled the view to */
function scrolledSlide(view: HTMLElement): number | undefined {
  const scrolled = view.scrollLeft;
  if (Math.abs(scrolled) < 1) return undefined;
  const bounds = view.getBoundingClientRect();
  const slides = slidesOf(view);
  const boxes = slides.map((slide) => slide.getBoundingClientRect());
  // Slides in view that were not entirely in view before.
  const found = boxes.flatMap(({ left, right }, index) => {
    const isInView = right > bounds.left && left < bounds.right;
    const wasInView =
      left + scrolled >= bounds.left - tolerance && right + scrolled <= bounds.right + tolerance;
    return isInView && !wasInView ? [index] : [];
  });
  const holder = [document.activeElement, selected(), document.querySelector(':target')]
    .map((target) => found.find((index) => target && slides[index]?.contains(target)))
    .find((index) => index !== undefined);
  return holder ?? alignedToEnd() ?? nearestToCentre();

  /**
   * The target, if the browser has scrolled no farther than needed. Parts as wide as their slide say
   * nothing: they are also aligned if a slide before them is in the centre.
   */
  function alignedToEnd(): number | undefined {
    const isRtl = currentDirection() === 'rtl';
    const endOf = ({ left, right }: DOMRect) => (isRtl ? -left : right);
    const padding = Number.parseFloat(getComputedStyle(view).scrollPaddingInlineEnd) || 0;
    const edge = endOf(bounds) - padding;
    const [last] = found.toSorted((a, b) => endOf(boxes[b] ?? bounds) - endOf(boxes[a] ?? bounds));
    const parts = last === undefined ? [] : [...(slides[last]?.querySelectorAll('*') ?? [])];
    const lastEnd = endOf((last !== undefined && boxes[last]) || bounds);
    const isAligned = parts
      .map((part) => endOf(part.getBoundingClientRect()))
      .some((end) => Math.abs(end - edge) <= tolerance && Math.abs(end - lastEnd) > tolerance);
    return isAligned ? last : undefined;
  }

  /** The target, if the browser has scrolled it to the centre, as Chromium does for a search. */
  function nearestToCentre(): number | undefined {
    const centre = (bounds.left + bounds.right) / 2;
    const distance = (index: number) => {
      const { left = 0, right = 0 } = boxes[index] ?? {};
      return Math.max(left - centre, centre - right);
    };
    return found.toSorted((a, b) => distance(a) - distance(b))[0];
  }
}

function slidesOf(view: HTMLElement): HTMLElement[] {
  return [...view.querySelectorAll<HTMLElement>('.carousel-slide')];
}

function selected(): Node | null | undefined {
  const selection = document.getSelection();
  return selection?.isCollapsed ? undefined : selection?.anchorNode;
}
