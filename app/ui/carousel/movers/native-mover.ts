import { prefersReducedMotion } from '../../motion/reduced-motion.ts';
import { countInView, isRightToLeft, leadOf, type Mover, type MoverParts } from './mover.ts';

type NativeMover = Mover & {
  /** The slide it glides to, or else the one it is at. */
  heading: () => number;
  stop: () => void;
};

/** Longer than any browser glides, for those that do not say when it has ended. */
const longestGlideMs = 1000;

/** Moves the row by scrolling it, as a visitor's finger would, until it is told to stop. */
export function nativeMover({ view, slides, onMove }: MoverParts): NativeMover {
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
  let goal: number | undefined;
  let glide: ReturnType<typeof setTimeout> | undefined;
  const arrive = () => {
    clearTimeout(glide);
    goal = undefined;
  };
  const heading = () => goal ?? index();
  const go = (target: number) => {
    const slide = slides[target];
    if (!slide) return;
    arrive();
    goal = target;
    glide = setTimeout(arrive, longestGlideMs);
    view.scrollTo({
      left: view.scrollLeft + sign * distance(slide),
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  };
  const atEnd = () => Math.abs(view.scrollLeft) + view.clientWidth >= view.scrollWidth - 2;

  view.addEventListener('scroll', onMove);
  for (const end of ['scrollend', 'wheel', 'touchstart'])
    view.addEventListener(end, arrive, { passive: true });
  return {
    index,
    heading,
    perView: () => countInView(view.clientWidth - 2 * padding - leadOf(view), slides[0]),
    go,
    turn: (by) => go(by > 0 && atEnd() ? 0 : (heading() + by + slides.length) % slides.length),
    stop: () => view.removeEventListener('scroll', onMove),
  };
}
