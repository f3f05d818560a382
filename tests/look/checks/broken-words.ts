/**
 * Runs in the page. @returns words that are broken across lines without a hyphen or other break
 * opportunity
 */
export function brokenWords(): string[] {
  const found = new Set<string>();
  /** Visually hidden text is in a box of one pixel. */
  const isUnseen = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).overflow === 'hidden' && at.getBoundingClientRect().width <= 1) return true;
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    // Code may break anywhere, and SVG text has no line breaks.
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('code, noscript, svg'))
      continue;
    // An e-mail address has no break opportunity.
    const content = (text.textContent ?? '').replace(/\S+@\S+/g, (address) => ' '.repeat(address.length));
    for (const { 0: word, index } of content.matchAll(/[\p{L}\p{M}\p{N}’]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const lines = new Set(rects.map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1 && !isUnseen(element))
        found.add(`a word is broken: “${word}” (${element.localName}.${element.className})`);
    }
  }
  return [...found];
}
