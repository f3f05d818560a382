import { type RefObject, useEffect, useEffectEvent } from 'react';
import { WheelGestures } from 'wheel-gestures';

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
    // Knows which events are the momentum of an earlier swipe.
    const gestures = WheelGestures({ preventWheelAction: 'x', reverseSign: false });
    let hasTurned = false;
    gestures.on('wheel', ({ isStart, axisMovement: [x, y] }) => {
      if (isStart) hasTurned = false;
      if (hasTurned || Math.abs(x) < minSwipePx || Math.abs(x) <= Math.abs(y)) return;
      hasTurned = true;
      onSwipe(x > 0);
    });
    const onWheel = (event: WheelEvent) => {
      // Ctrl zooms the page.
      if (event.ctrlKey) return;
      // Some browsers report a turn with Shift as sideways, others do not.
      const isTurned = event.shiftKey && event.deltaX === 0;
      gestures.feedWheel({
        deltaX: isTurned ? event.deltaY : event.deltaX,
        deltaY: isTurned ? 0 : event.deltaY,
        deltaMode: event.deltaMode,
        timeStamp: event.timeStamp,
        preventDefault: () => event.cancelable && event.preventDefault(),
      });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [view, isActive]);
}
