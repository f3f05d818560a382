import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';
import { countInView, isRightToLeft, leadOf, type Mover, type MoverParts } from './mover.ts';

/** Embla's measure of how long a turn takes; about 350 ms. */
const duration = 20;

const focusable = 'a, button';

/**
 * Takes the row over from the browser's scrolling: loops without a seam and follows the finger.
 * Slides tell their place by `--spot` where `places` asks for it: 0 at the start edge, 1 next to it, counted in fractions while moving.
 */
export function emblaMover({
  view,
  onMove,
  places,
  startIndex,
}: MoverParts & { places: boolean; startIndex: number }): Mover {
  view.scrollLeft = 0;
  view.dataset.mover = 'embla';
  // A row that nobody scrolls is no stop: its buttons and dots turn it.
  view.removeAttribute('tabindex');
  const embla = EmblaCarousel(view, {
    container: view.querySelector<HTMLElement>('.carousel-row'),
    loop: true,
    align: () => leadOf(view),
    direction: isRightToLeft(view) ? 'rtl' : 'ltr',
    duration,
    startIndex,
    // Slides out of view are out of the tab order, so focus never has to be scrolled to.
    watchFocus: false,
    // A touch that reports no finger cannot be followed.
    watchDrag: (_, event) => !('touches' in event) || event.touches.length > 0,
  });
  const perView = () => countInView(embla.containerNode().clientWidth - leadOf(view), embla.slideNodes()[0]);
  const order = () => keepTabOrder(embla.slideNodes(), embla.selectedScrollSnap(), perView());
  const settle = () => {
    order();
    onMove();
  };
  embla.on('select', settle).on('reInit', settle);
  if (places) {
    const tell = () => tellPlaces(embla, perView());
    embla.on('scroll', tell).on('settle', tell).on('reInit', tell);
    tell();
  }
  order();
  // Focus and find-in-page may scroll what should only be moved.
  view.addEventListener('scroll', () => {
    view.scrollLeft = 0;
  });

  return {
    index: () => embla.selectedScrollSnap(),
    perView,
    go: (index) => embla.scrollTo(index, prefersReducedMotion()),
    turn: (by) =>
      by > 0 ? embla.scrollNext(prefersReducedMotion()) : embla.scrollPrev(prefersReducedMotion()),
  };
}

function tellPlaces(embla: EmblaCarouselType, perView: number): void {
  const slides = embla.slideNodes();
  const count = slides.length;
  const position = embla.scrollProgress() * count;
  // Of those out of view one half waits behind the end, the other has just left over the start.
  const lastAhead = (count + perView) / 2;
  slides.forEach((slide, index) => {
    const place = (((index - position) % count) + count) % count;
    slide.style.setProperty('--spot', String(place > lastAhead ? place - count : place));
  });
}

function keepTabOrder(slides: readonly HTMLElement[], first: number, perView: number): void {
  slides.forEach((slide, index) => {
    const place = (index - first + slides.length) % slides.length;
    const left = place >= perView && slide.contains(document.activeElement);
    setTabbable(slide, place < perView);
    // Who turned with an arrow key goes along.
    if (left) slides[first]?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  });
}

function setTabbable(slide: HTMLElement, tabbable: boolean): void {
  for (const element of slide.querySelectorAll<HTMLElement>(focusable)) {
    if (tabbable) element.removeAttribute('tabindex');
    else element.tabIndex = -1;
  }
}
