/** Does it once the page is seen: at once, or when a page that was prepared ahead is gone to. */
export function whenShown(page: Document, act: () => void): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', act, { once: true });
  else act();
}
