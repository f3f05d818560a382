import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { WheelGestures } from 'wheel-gestures';

type Gestures = ReturnType<typeof WheelGestures>;

/** Sideways movement in pixels from which a gesture is a swipe. */
const minSwipePx = 30;

/**
 * Calls `turn` once for each sideways swipe of a touchpad over `view`, and once for a turn of the
 * wheel with Shift. `rightwards` is true if the content would scroll to the right. The browser
 * would go back or forward in its history instead.
 */
export function useWheelSwipe(
  view: RefObject<HTMLElement | null>,
  isActive: boolean,
  turn: (rightwards: boolean) => void,
): void {
  const onSwipe = useEffectEvent(turn);
  useEffect(() => {
    const element = view.current;
    if (!element || !isActive) return;
    let feed: ((event: WheelEvent) => void) | undefined;
    const early: WheelEvent[] = [];
    const onWheel = (event: WheelEvent) => {
      // Ctrl zooms the page.
      if (event.ctrlKey) return;
      const { deltaX, deltaY } = movementOf(event);
      if (event.cancelable && Math.abs(deltaX) > Math.abs(deltaY)) event.preventDefault();
      if (feed) return feed(event);
      if (deltaX === 0 || early.push(event) > 1) return;
      // Phones never need it. Without it, the next swipe tries again.
      void loadGestures().then((gestures) => {
        if (gestures) feed = feedSwipes(gestures, onSwipe);
        for (const each of early.splice(0)) feed?.(each);
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      early.length = 0;
    };
  }, [view, isActive]);
}

/** @returns undefined if the code did not load */
async function loadGestures(): Promise<Gestures | undefined> {
  const module = await import('wheel-gestures').catch(() => undefined);
  return module?.WheelGestures({ preventWheelAction: 'x', reverseSign: false });
}

/** Some browsers report a turn of the wheel with Shift as sideways, others do not. */
function movementOf({ shiftKey, deltaX, deltaY }: WheelEvent) {
  return shiftKey && deltaX === 0 ? { deltaX: deltaY, deltaY: 0 } : { deltaX, deltaY };
}

/** `gestures` knows which events are the momentum of an earlier swipe. */
function feedSwipes(gestures: Gestures, onSwipe: (rightwards: boolean) => void): (event: WheelEvent) => void {
  let hasTurned = false;
  gestures.on('wheel', ({ isStart, axisMovement: [x, y] }) => {
    if (isStart) hasTurned = false;
    if (hasTurned || Math.abs(x) < minSwipePx || Math.abs(x) <= Math.abs(y)) return;
    hasTurned = true;
    onSwipe(x > 0);
  });
  return (event) =>
    gestures.feedWheel({
      ...movementOf(event),
      deltaMode: event.deltaMode,
      timeStamp: event.timeStamp,
      preventDefault: () => event.cancelable && event.preventDefault(),
    });
}
