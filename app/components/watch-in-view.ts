/**
 * Calls `onChange` at first and whenever `element` comes into view or leaves it. A busy browser reports several changes
 * at once, in order: the last one counts. Without IntersectionObserver the element counts as in view.
 *
 * @returns stops watching
 */
export function watchInView(
  element: Element,
  onChange: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    // Later, as an observer does: callers may use the returned function in `onChange`.
    const timeout = setTimeout(onChange, 0, true);
    return () => clearTimeout(timeout);
  }
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last) onChange(last.isIntersecting);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
