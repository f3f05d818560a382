/** Runs in the page. @returns the words that go on in another line though nothing in them says that they may */
export function brokenWords(): string[] {
  const found = new Set<string>();
  /** Text for speech alone stands in a box of a pixel. */
  const isUnseen = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).overflow === 'hidden' && at.getBoundingClientRect().width <= 1) return true;
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    // An address or a key has no words, and a drawing no lines.
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('code, noscript, svg'))
      continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}’]+/gu)) {
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
