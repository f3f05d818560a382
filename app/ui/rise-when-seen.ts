/** Cards rise once a fifth of them is visible: earlier nobody would see it. */
const visibleShare = 0.2;

/** Finer steps than that, for cards of which a carousel shows no more than an edge. */
const threshold = [0, 0.01, 0.02, 0.05, 0.1, visibleShare];

/**
 * Lets each element arrive when enough of it has been seen, once. What is visible already stays as it is; the style
 * `[data-unseen]` is what the others wait in.
 *
 * @returns what ends the watch
 */
export function riseWhenSeen(elements: Iterable<HTMLElement>): () => void {
  const waiting = new Set(elements);
  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRect, boundingClientRect } of entries) {
        // Counted by height: the card that peeks from beside the others arrives with them.
        const seen = isIntersecting && intersectionRect.height >= visibleShare * boundingClientRect.height;
        target.toggleAttribute('data-unseen', !seen);
        if (!seen) continue;
        view.unobserve(target);
        waiting.delete(target as HTMLElement);
      }
    },
    { threshold },
  );
  for (const element of waiting) view.observe(element);
  return () => {
    view.disconnect();
    for (const element of waiting) element.removeAttribute('data-unseen');
  };
}
