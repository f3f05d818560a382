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
import { mobileQuery, prefersReducedMotion } from '../media-queries.ts';
import { watchInView } from '../watch-in-view.ts';

/** Milliseconds between two turns; on a phone perhaps others. */
export type Delay = number | { desktop: number; mobile: number };

/** The rotation holds while any of these is true. `asked`: by the visitor or their preference for reduced motion. */
type Holds = Partial<Record<'asked' | 'hover' | 'focus' | 'touch' | 'hidden' | 'outOfView', boolean>>;

/** The carousel still holds for this long after a touch. */
const touchReleaseMs = 3000;

/** Calls `turn` after each delay while nothing holds the carousel. Starts held, as out of view. */
export function useRotation(region: RefObject<HTMLElement | null>, delay: Delay, turn: () => void) {
  const [held, hold] = useReducer((before: Holds, change: Holds) => ({ ...before, ...change }), {
    outOfView: true,
  });
  const [restarts, setRestarts] = useState(0);
  const touchRelease = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPaused = held.asked === true;
  const isRotating = !Object.values(held).includes(true);

  // One timer at a time: a page that was suspended for an hour turns once.
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
    const onMotion = () => prefersReducedMotion() && hold({ asked: true });
    const onVisibility = () => hold({ hidden: document.hidden });
    onMotion();
    onVisibility();
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onVisibility);
    const endWatch = watchInView(element, (isInView) => hold({ outOfView: !isInView }));
    // Pointer or focus may be inside since before hydration.
    if (matchMedia('(hover: hover)').matches && element.matches(':hover')) hold({ hover: true });
    const focused = document.activeElement;
    if (element.contains(focused) && focused?.matches(':focus-visible')) hold({ focus: true });
    return () => {
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onVisibility);
      endWatch();
      clearTimeout(touchRelease.current);
    };
  }, [region]);

  const onTouchEnd = () => {
    clearTimeout(touchRelease.current);
    touchRelease.current = setTimeout(() => hold({ touch: false }), touchReleaseMs);
  };
  return {
    isPaused,
    isRotating,
    togglePause: () =>
      hold(isPaused ? { asked: false, hover: false, focus: false, touch: false } : { asked: true }),
    /** Starts a whole delay anew. */
    restart: () => setRestarts((count) => count + 1),
    /** For the element of `region`. */
    handlers: {
      // Not `pointerenter`: after a press on Play, moving on to a slide pauses again.
      onPointerOver: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && !held.hover) hold({ hover: true });
      },
      onPointerLeave: () => hold({ hover: false }),
      // Focus by a press is not visible. The rules of the pointer are enough then.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && hold({ focus: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && hold({ focus: false }),
      onTouchStart: () => {
        clearTimeout(touchRelease.current);
        hold({ touch: true });
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
