import { type CarouselTiming, wake as wakeCarousel } from '../../../ui/carousel/wake-carousel.ts';
import { riseWhenSeen } from '../../../ui/motion/rise-when-seen.ts';

/** A carousel whose cards arrive when they are first seen. */
export function wake(root: HTMLElement, timing: CarouselTiming): void {
  riseWhenSeen(root.querySelectorAll<HTMLElement>('.feature-card'));
  wakeCarousel(root, timing);
}
