import { type RefObject, useEffect, useState } from 'react';

/** An element counts as seen once this share of its height is in view, enough to see its animation. */
const visibleShare = 0.2;

/** Finer steps than that, for cards of which a carousel shows no more than an edge. */
const threshold = [0, 0.01, 0.02, 0.05, 0.1, visibleShare];

/** @returns whether the element waits to be seen; false at first, and for good once it was seen */
export function useUnseen(element: RefObject<HTMLElement | null>): boolean {
  const [isUnseen, setUnseen] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const view = new IntersectionObserver(
      (entries) => {
        // A busy browser reports in one go that a card came into view and left it again.
        const isSeen = entries.some(isEnough);
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

/** By height: the card that peeks from beside the others arrives with them. */
function isEnough({
  isIntersecting,
  intersectionRect,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  return isIntersecting && intersectionRect.height >= visibleShare * boundingClientRect.height;
}
