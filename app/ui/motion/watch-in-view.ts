/**
 * Tells whether `element` is in view, at first and whenever that changes. A busy browser tells of several changes at
 * once, in their order: the last is how it is now.
 * Without IntersectionObserver everything counts as in view.
 * @returns what ends it
 */
export function watchInView(
  element: Element,
  hear: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (!('IntersectionObserver' in window)) {
    hear(true);
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    const now = entries.at(-1);
    if (now) hear(now.isIntersecting);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
