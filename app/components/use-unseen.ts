import { type RefObject, useEffect, useState } from 'react';

/**
 * An element counts as seen once this share of its height is in view, enough to see its animation.
 */
const visibleShare = 0.2;

/** Includes small ratios, for cards of which a carousel shows only an edge. */
const threshold = [0, 0.01, 0.02, 0.05, 0.1, visibleShare];

/** @returns whether the element has not been seen yet; false in the first render */
export function useUnseen(element: RefObject<HTMLElement | null>): boolean {
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const view = new IntersectionObserver(
      (entries) => {
        // A busy browser reports entering and leaving in one batch.
        const isSeen = entries.some(showsVisibleShare);
        setUnseen(!isSeen);
        if (isSeen) view.disconnect();
      },
      { threshold },
    );
    view.observe(element.current);
    return () => view.disconnect();
  }, [element]);
  return isUnseen;
}

/**
 * Compares heights: a card cut off at the side of a carousel counts as seen with its neighbours.
 */
function showsVisibleShare({
  isIntersecting,
  intersectionRect,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  return isIntersecting && intersectionRect.height >= visibleShare * boundingClientRect.height;
}
