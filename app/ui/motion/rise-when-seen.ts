/** Cards rise once a fifth of them is visible: earlier nobody would see it. */
const visibleShare = 0.2;

/** Finer steps than that, for cards of which a carousel shows no more than an edge. */
const threshold = [0, 0.01, 0.02, 0.05, 0.1, visibleShare];

/**
 * Lets each element arrive when enough of it has been seen, once. What is visible already stays as it is; the style
 * `[data-unseen]` is what the others wait in.
 */
export function riseWhenSeen(elements: Iterable<HTMLElement>): void {
  // A busy browser tells at once that a card was seen and has gone again.
  const risen = new WeakSet<Element>();
  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRect, boundingClientRect } of entries) {
        if (risen.has(target)) continue;
        // Counted by height: the card that peeks from beside the others arrives with them.
        const seen = isIntersecting && intersectionRect.height >= visibleShare * boundingClientRect.height;
        target.toggleAttribute('data-unseen', !seen);
        if (!seen) continue;
        risen.add(target);
        view.unobserve(target);
      }
    },
    { threshold },
  );
  for (const element of elements) view.observe(element);
}
