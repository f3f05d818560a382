/**
 * Calls `onChange` initially and whenever `element` enters or leaves the viewport. A busy browser
 * reports several entries at once, in order; the last one counts. Without IntersectionObserver the
 * element counts as in view.
 * @returns a function that stops watching
 */
export function watchInView(
  element: Element,
  onChange: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    // Asynchronous like an observer: callers may use the returned function in `onChange`.
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
