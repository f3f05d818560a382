import { prefersReducedMotion } from '../motion/reduced-motion.ts';
import { mobileQuery } from '../windows.ts';
import type { Delay } from './delays.ts';
import { isRightToLeft, type Mover, type MoverParts } from './movers/mover.ts';
import { nativeMover } from './movers/native-mover.ts';
import { createRotation } from './rotation.ts';
import { watchPauses } from './watch-pauses.ts';

export type CarouselState = {
  /** The slide at the start edge. */
  index: number;
  /** How many whole slides are in view; 0 while that is not known. */
  perView: number;
  /** Whether the visitor, or their wish for less motion, has paused it. */
  paused: boolean;
  /** Whether it is turning by itself right now. */
  rotating: boolean;
};

const firstState: CarouselState = { index: 0, perView: 0, paused: false, rotating: false };

type CarouselControls = {
  go: (index: number) => void;
  turn: (by: 1 | -1) => void;
  togglePause: () => void;
};

type StartOptions = { delay: Delay; places: boolean; onChange: (state: CarouselState) => void };

/** Brings the carousel in `region` to life: it can be turned at once, and loops smoothly as soon as embla is there. */
export function startCarousel(
  region: HTMLElement,
  { delay, places, onChange }: StartOptions,
): CarouselControls {
  const view = region.querySelector<HTMLElement>('.carousel-view');
  if (!view) throw new Error('a carousel without a view');
  let state = firstState;
  const change = (part: Partial<CarouselState>) => {
    state = { ...state, ...part };
    onChange(state);
  };

  const parts: MoverParts = {
    view,
    slides: [...view.querySelectorAll<HTMLElement>('.carousel-slide')],
    onMove: () => change({ index: mover.index(), perView: mover.perView() }),
  };
  const scrolling = nativeMover(parts);
  let mover: Mover = scrolling;
  import('./movers/embla-mover.ts')
    .then(({ emblaMover }) => {
      scrolling.stop();
      mover = emblaMover({ ...parts, places, startIndex: scrolling.heading() });
      parts.onMove();
    })
    .catch(() => {
      // The row still scrolls, and its buttons with it.
    });

  const rotation = createRotation({
    delayMs: () => delayNow(delay),
    turn: () => mover.turn(1),
    onChange: (rotating) => change({ rotating }),
  });
  const turn = (by: 1 | -1) => {
    mover.turn(by);
    rotation.restart();
  };
  const setPaused = (paused: boolean) => {
    if (paused) rotation.hold('asked');
    else for (const reason of ['asked', 'hover', 'focus', 'touch'] as const) rotation.release(reason);
    change({ paused });
  };
  watchPauses(region, rotation);
  region.addEventListener('keydown', (event) => turnByKey(event, region, turn));
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener(
    'change',
    ({ matches }) => matches && setPaused(true),
  );
  if (prefersReducedMotion()) setPaused(true);
  parts.onMove();

  return {
    go: (index) => {
      mover.go(index);
      rotation.restart();
    },
    turn,
    togglePause: () => setPaused(!state.paused),
  };
}

function delayNow(delay: Delay): number {
  if (typeof delay === 'number') return delay;
  return matchMedia(mobileQuery).matches ? delay.mobile : delay.desktop;
}

/** The arrow keys point to where the row goes, so they swap in Arabic. */
function turnByKey(event: KeyboardEvent, region: HTMLElement, turn: (by: 1 | -1) => void): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const forward = isRightToLeft(region) ? 'ArrowLeft' : 'ArrowRight';
  turn(event.key === forward ? 1 : -1);
}
