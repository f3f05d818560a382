import { prefersReducedMotion } from '../../motion/reduced-motion.ts';
import { countInView, isRightToLeft, leadOf, type Mover, type MoverParts } from './mover.ts';

/** Moves the row by scrolling it, as a visitor's finger would, until it is told to stop. */
export function nativeMover({ view, slides, onMove }: MoverParts): Mover & { stop: () => void } {
  const mirrored = isRightToLeft(view);
  const padding = Number.parseFloat(getComputedStyle(view).paddingInlineStart) || 0;
  const sign = mirrored ? -1 : 1;

  /** Pixels from where the view starts to where the slide starts, in reading direction. */
  const distance = (slide: HTMLElement) => {
    const [outer, inner] = [view.getBoundingClientRect(), slide.getBoundingClientRect()];
    return sign * (mirrored ? inner.right - outer.right : inner.left - outer.left) - padding - leadOf(view);
  };
  const index = () => {
    const distances = slides.map((slide) => Math.abs(distance(slide)));
    return distances.indexOf(Math.min(...distances));
  };
  const go = (target: number) => {
    const slide = slides[target];
    if (slide)
      view.scrollTo({
        left: view.scrollLeft + sign * distance(slide),
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      });
  };
  const atEnd = () => Math.abs(view.scrollLeft) + view.clientWidth >= view.scrollWidth - 2;

  view.addEventListener('scroll', onMove);
  return {
    index,
    perView: () => countInView(view.clientWidth - 2 * padding - leadOf(view), slides[0]),
    go,
    turn: (by) => go(by > 0 && atEnd() ? 0 : (index() + by + slides.length) % slides.length),
    stop: () => view.removeEventListener('scroll', onMove),
  };
}
