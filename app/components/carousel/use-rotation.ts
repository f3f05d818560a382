import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { mobileQuery } from '../breakpoint.ts';
import { prefersReducedMotion } from '../media-queries.ts';
import { watchInView } from '../watch-in-view.ts';

/** Milliseconds between two turns, or one value each for desktop and mobile layouts. */
export type Delay = number | { desktop: number; mobile: number };

/**
 * The carousel does not turn while one of these is true. `user`: pressed Pause, or prefers reduced
 * motion.
 */
type Pauses = Partial<Record<'user' | 'hover' | 'focus' | 'touch' | 'hidden' | 'outOfView', boolean>>;

/** A touch pauses the carousel this much longer. */
const resumeAfterTouchMs = 3000;

/**
 * Calls `turn` after each delay while nothing pauses the carousel. Starts paused, until `region` is
 * in view.
 */
export function useRotation(region: RefObject<HTMLElement | null>, delay: Delay, turn: () => void) {
  const [pauses, setPauses] = useReducer((before: Pauses, change: Pauses) => ({ ...before, ...change }), {
    outOfView: true,
  });
  const [restarts, setRestarts] = useState(0);
  const resumeTimeout = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPaused = pauses.user === true;
  const isRotating = !Object.values(pauses).includes(true);

  // One timeout at a time, so that a page suspended for an hour turns once.
  const onTimeout = useEffectEvent(turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each restart sets a new timer
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => onTimeout(), delayNow(delay));
    return () => clearTimeout(timer);
  }, [isRotating, delay, restarts]);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => prefersReducedMotion() && setPauses({ user: true });
    const onVisibility = () => setPauses({ hidden: document.hidden });
    onMotion();
    onVisibility();
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onVisibility);
    const endWatch = watchInView(element, (isInView) => setPauses({ outOfView: !isInView }));
    // Hover or focus may have begun before hydration.
    if (matchMedia('(hover: hover)').matches && element.matches(':hover')) setPauses({ hover: true });
    const focused = document.activeElement;
    if (element.contains(focused) && focused?.matches(':focus-visible')) setPauses({ focus: true });
    return () => {
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onVisibility);
      endWatch();
      clearTimeout(resumeTimeout.current);
    };
  }, [region]);

  const onTouchEnd = () => {
    clearTimeout(resumeTimeout.current);
    resumeTimeout.current = setTimeout(() => setPauses({ touch: false }), resumeAfterTouchMs);
  };
  return {
    isPaused,
    isRotating,
    togglePause: () =>
      setPauses(isPaused ? { user: false, hover: false, focus: false, touch: false } : { user: true }),
    pause: () => setPauses({ user: true }),
    /** Restarts the delay. */
    restart: () => setRestarts((count) => count + 1),
    /** For the element of `region`. */
    handlers: {
      // `pointerover` instead of `pointerenter`: moving from Play to a slide pauses again.
      onPointerOver: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && !pauses.hover) setPauses({ hover: true });
      },
      onPointerLeave: () => setPauses({ hover: false }),
      // A press focuses without `:focus-visible`. It is covered by hover and touch.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setPauses({ focus: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && setPauses({ focus: false }),
      onTouchStart: () => {
        clearTimeout(resumeTimeout.current);
        setPauses({ touch: true });
      },
      onTouchEnd,
      onTouchCancel: onTouchEnd,
    },
  };
}

function delayNow(delay: Delay): number {
  if (typeof delay === 'number') return delay;
  return matchMedia(mobileQuery).matches ? delay.mobile : delay.desktop;
}
