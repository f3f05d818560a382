/** SPEC: cards animate in once a fifth of them is visible. */
const visibleShare = 0.2;

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
      for (const { target, intersectionRatio } of entries) {
        const seen = intersectionRatio >= visibleShare;
        target.toggleAttribute('data-unseen', !seen);
        if (!seen) continue;
        view.unobserve(target);
        waiting.delete(target as HTMLElement);
      }
    },
    { threshold: visibleShare },
  );
  for (const element of waiting) view.observe(element);
  return () => {
    view.disconnect();
    for (const element of waiting) element.removeAttribute('data-unseen');
  };
}
