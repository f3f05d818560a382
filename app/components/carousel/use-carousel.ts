import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import {
  type KeyboardEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { currentDirection } from '../../i18n/current-locale.ts';
import { prefersReducedMotion } from '../media-queries.ts';
import { keepSlidesReachable, watchRevealedSlides } from './revealed-slide.ts';
import { type Delay, useRotation } from './use-rotation.ts';
import { useWheelSwipe } from './use-wheel-swipe.ts';

/** In Embla's unit. Takes about 350 ms per slide change. */
const emblaDuration = 20;
/** Embla starts at this step. */
const lastStep = 2;

export type CarouselOptions = {
  delay: Delay;
  /**
   * Sets `--slide-position` on each slide: 0 at the start edge, 1 next to it, fractions while
   * moving.
   */
  withPositions: boolean;
  /**
   * Called before Embla takes over. `isUntouched`: the row is not scrolled and contains no focus.
   */
  onStart?: ((isUntouched: boolean) => void) | undefined;
};

/**
 * Replaces native scrolling of a row by Embla after hydration. Embla measures the element of
 * `view`, its child `.carousel-row` and the slides in it.
 */
export function useCarousel({ delay, withPositions, onStart }: CarouselOptions) {
  const region = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [{ index, perView }, setPosition] = useState({ index: 0, perView: 0 });
  const direction = currentDirection();
  const [startIndex, setStartIndex] = useState<number>();
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const isStarted = startIndex !== undefined;

  // Hydration, `onStart` and Embla each run in a task of their own, and frames come between them.
  const [step, setStep] = useState(0);
  useEffect(() => {
    const element = view.current;
    if (!element || step === lastStep || !canUseEmbla()) return;
    startTransition(() => {
      if (step === 0)
        onStart?.(Math.abs(element.scrollLeft) < 1 && !element.contains(document.activeElement));
      setStep(step + 1);
    });
  }, [step, onStart]);
  // A layout effect, so that Embla moves the row before the next frame.
  useLayoutEffect(() => {
    const element = view.current;
    if (!element || step !== lastStep) return;
    setStartIndex(scrolledTo(element));
    element.scrollLeft = 0;
  }, [step]);
  // Measures the row as it is styled once `isStarted`.
  useLayoutEffect(() => {
    const element = view.current;
    if (!element || startIndex === undefined) return;
    const api = EmblaCarousel(element, {
      container: '.carousel-row',
      loop: true,
      align: () => leadingSpaceOf(element),
      direction,
      duration: emblaDuration,
      startIndex,
      // Links out of view are out of the tab order, so focus never has to be scrolled to.
      watchFocus: false,
      // Some synthetic touch events have no touch points.
      watchDrag: (_, event) => !('touches' in event) || event.touches.length > 0,
    });
    setEmbla(api);
    return () => api.destroy();
  }, [startIndex, direction]);

  // Clicks that are replayed right after hydration are queued until Embla has started.
  const pendingCommands = useRef<((embla: EmblaCarouselType) => void)[]>([]);
  useEffect(() => {
    if (!embla) return;
    let inView = 0;
    const update = () => {
      inView = slidesPerView(embla);
      setPosition({ index: embla.selectedScrollSnap(), perView: inView });
    };
    embla.on('select', update).on('reInit', update);
    update();
    if (withPositions) {
      // Does not use React state, because it runs in every frame of a slide change.
      const updatePositions = () => setSlidePositions(embla, inView);
      embla.on('scroll', updatePositions).on('settle', updatePositions).on('reInit', updatePositions);
      updatePositions();
    }
    keepSlidesReachable(embla);
    for (const command of pendingCommands.current.splice(0)) command(embla);
  }, [embla, withPositions]);

  useEffect(() => {
    if (embla && perView > 0) keepFocusInView(embla, index, perView);
  }, [embla, index, perView]);

  const rotation = useRotation(region, delay, () => scrollBySlides(1));
  /** Runs a command of Embla, or queues it until Embla has started. */
  function withEmbla(command: (embla: EmblaCarouselType) => void): void {
    if (embla) command(embla);
    else pendingCommands.current.push(command);
    rotation.restart();
  }
  function scrollBySlides(by: 1 | -1): void {
    const jump = prefersReducedMotion();
    if (canUseEmbla()) withEmbla((api) => (by > 0 ? api.scrollNext(jump) : api.scrollPrev(jump)));
    else scrollNatively(view.current, (index, isAtEnd) => (by > 0 && isAtEnd ? 0 : index + by));
  }
  /** The visitor reads there, so the carousel stays. */
  const showRevealed = useEffectEvent((target: number) => {
    withEmbla((api) => api.scrollTo(target, true));
    rotation.pause();
  });
  useEffect(() => {
    if (!view.current || !isStarted) return;
    return watchRevealedSlides(view.current, (target) => showRevealed(target));
  }, [isStarted]);
  useWheelSwipe(view, isStarted, (rightwards) =>
    scrollBySlides(rightwards === (direction === 'ltr') ? 1 : -1),
  );

  return {
    index,
    /** Number of whole slides in view; 0 until Embla has measured them. */
    perView,
    isStarted,
    isPaused: rotation.isPaused,
    isRotating: rotation.isRotating,
    togglePause: rotation.togglePause,
    scrollBySlides,
    scrollToSlide: (target: number) => {
      if (canUseEmbla()) withEmbla((api) => api.scrollTo(target, prefersReducedMotion()));
      else scrollNatively(view.current, () => target);
    },
    regionProps: {
      ref: region,
      ...rotation.handlers,
      /** Arrow keys follow the reading direction, so they are swapped in Arabic. */
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        scrollBySlides((event.key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1);
      },
    },
    viewProps: {
      ref: view,
    },
  };
}

/** Embla needs `IntersectionObserver`. */
function canUseEmbla(): boolean {
  return 'IntersectionObserver' in window;
}

/** Scrolls to the slide that `targetOf` returns, given the slide at the start edge. */
function scrollNatively(
  view: HTMLElement | null,
  targetOf: (index: number, isAtEnd: boolean) => number,
): void {
  const slides = view?.querySelectorAll('.carousel-slide') ?? [];
  const { length } = slides;
  if (!view || length === 0) return;
  const isAtEnd = Math.abs(view.scrollLeft) + view.clientWidth >= view.scrollWidth - 2;
  const slide = slides[(targetOf(scrolledTo(view), isAtEnd) + length) % length];
  const start = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return currentDirection() === 'rtl' ? right : left;
  };
  if (slide) view.scrollBy({ left: start(slide) - start(view) });
}

/** @returns the slide at the start edge of the natively scrolled row */
function scrolledTo(view: HTMLElement): number {
  const [first, second] = view.querySelectorAll('.carousel-slide');
  if (!first || !second) return 0;
  const step = Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left);
  return Math.round(Math.abs(view.scrollLeft) / step);
}

/** @returns pixels before the first slide, without the view's padding */
function leadingSpaceOf(view: HTMLElement): number {
  const { scrollPaddingInlineStart, paddingInlineStart } = getComputedStyle(view);
  return (Number.parseFloat(scrollPaddingInlineStart) || 0) - (Number.parseFloat(paddingInlineStart) || 0);
}

/** @returns how many whole slides, each with its gap, fit into the view; at least 1 */
function slidesPerView(embla: EmblaCarouselType): number {
  const [first] = embla.slideNodes();
  if (!first) return 1;
  const gap = Number.parseFloat(getComputedStyle(first).marginInlineEnd) || 0;
  const room = embla.containerNode().clientWidth - leadingSpaceOf(embla.rootNode());
  return Math.max(1, Math.floor((room + gap + 1) / (first.offsetWidth + gap)));
}

function setSlidePositions(embla: EmblaCarouselType, perView: number): void {
  const slides = embla.slideNodes();
  const count = slides.length;
  const position = embla.scrollProgress() * count;
  // Slides out of view are split: half get positions after the last visible slide, half negative
  // ones.
  const maxPosition = (count + perView) / 2;
  slides.forEach((slide, index) => {
    const slidePosition = (((index - position) % count) + count) % count;
    slide.style.setProperty(
      '--slide-position',
      String(slidePosition > maxPosition ? slidePosition - count : slidePosition),
    );
  });
}

/** Moves focus to the first slide in view if its own slide has left the view. */
function keepFocusInView(embla: EmblaCarouselType, index: number, perView: number): void {
  const slides = embla.slideNodes();
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  if (focused < 0 || (focused - index + slides.length) % slides.length < perView) return;
  slides[index]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
