import type { Box, TextLine } from './text-line.ts';

/** Runs in the page. @returns all shown lines of text and controls, also outside the viewport */
export function findTextLines(within: string): TextLine[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('this browser has no 2D canvas');
  /** Height of the shadow below a toast, in pixels. */
  const shadow = 24;
  const everywhere: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const clips = new Map<Element, { seen: Box; kept: Box }>();
  const textLines: TextLine[] = [];
  const words = new Map<TextLine, Range[]>();
  let nodes = 0;

  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const placed = ({ left, top, right, bottom }: Box): Box => ({
    left: left + scrollX,
    top: top + scrollY,
    right: right + scrollX,
    bottom: bottom + scrollY,
  });
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** @returns the nearest ancestor that may clip this element */
  const clippingAncestor = (element: Element): Element | null => {
    const { position } = styleOf(element);
    let next = element.parentElement;
    if (element.matches(':popover-open') || position === 'fixed') return null;
    if (position === 'absolute')
      while (next && styleOf(next).position === 'static' && styleOf(next).transform === 'none')
        next = next.parentElement;
    return next;
  };
  const clipOf = (element: Element | null): { seen: Box; kept: Box } => {
    if (!element || element === document.body || element === document.documentElement)
      return { seen: everywhere, kept: everywhere };
    const known = clips.get(element);
    if (known) return known;
    const outer = clipOf(clippingAncestor(element));
    const { overflowX, overflowY, clipPath } = styleOf(element);
    let { seen, kept } = outer;
    // Visually hidden text.
    if (clipPath === 'inset(50%)') seen = { left: 0, top: 0, right: 0, bottom: 0 };
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const inner = placed(element.getBoundingClientRect());
      const shut = (axis: string) => axis === 'hidden' || axis === 'clip';
      const horizontal = { left: inner.left, right: inner.right };
      const vertical = { top: inner.top, bottom: inner.bottom };
      seen = common(seen, {
        ...everywhere,
        ...(overflowX !== 'visible' && horizontal),
        ...(overflowY !== 'visible' && vertical),
      });
      kept = common(kept, {
        ...everywhere,
        ...(shut(overflowX) && horizontal),
        ...(shut(overflowY) && vertical),
      });
      // A scroll container or carousel can bring all its content into view.
      if (/auto|scroll/.test(overflowX) || element.matches('.carousel-view'))
        kept = { ...kept, left: -1e6, right: 1e6 };
      if (/auto|scroll/.test(overflowY)) kept = { ...kept, top: -1e6, bottom: 1e6 };
    }
    clips.set(element, { seen, kept });
    return { seen, kept };
  };
  const where = (element: Element): string => {
    const words: string[] = [];
    for (let at: Element | null = element; at && words.length < 4; at = at.parentElement) {
      if (at.matches('[data-island]')) continue;
      const name = at.id ? `#${at.id}` : typeof at.className === 'string' && at.className.split(' ')[0];
      words.unshift(name ? `${at.localName}.${name}` : at.localName);
      if (at.matches('body, main, header, footer, section')) break;
    }
    return words.join(' > ');
  };
  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(styleOf(at).opacity);
    return opacity;
  };
  const hasAncestor = (element: Element, is: (style: CSSStyleDeclaration) => boolean): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) if (is(styleOf(at))) return true;
    return false;
  };
  const isRotated = ({ transform, rotate }: CSSStyleDeclaration) =>
    (rotate !== 'none' && rotate !== '0deg') || !/^(none|matrix\([^,]+, 0, 0, )/.test(transform);
  const shared = (element: Element, box: Box) => ({
    where: where(element),
    covered: isCovered(element, box),
    fixed:
      hasAncestor(element, ({ position }) => position === 'fixed') ||
      element.closest('header:has(> nav)') !== null,
    rotated: hasAncestor(element, isRotated),
    colour: styleOf(element).getPropertyValue(element.closest('svg') ? 'fill' : '-webkit-text-fill-color'),
    opacity: opacityOf(element),
    size: Number.parseFloat(styleOf(element).fontSize),
    weight: Number(styleOf(element).fontWeight),
    disabled: element.closest(':disabled, [aria-disabled=true]') !== null,
    ...clipOf(element),
  });
  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    const alpha = /rgba?\([^)]*?,[^)]*?,[^)]*?, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? '1';
    return element.matches('img, video, svg') || backgroundImage !== 'none' || Number(alpha) > 0.5;
  };
  /** True if an opaque element covers the middle of the box, or the shadow of a toast is on it. */
  const isCovered = (element: Element, { left, top, right, bottom }: Box): boolean => {
    const across = (left + right) / 2 - scrollX;
    const above = document.elementFromPoint(across, top - shadow - scrollY);
    if (above?.closest('.toast') && !element.closest('.toast')) return true;
    const hit = document.elementFromPoint(across, (top + bottom) / 2 - scrollY);
    for (let at = hit; at && !at.contains(element); at = at.parentElement)
      if (!element.contains(at) && isOpaque(at)) return true;
    return false;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const isTiny = ({ left, top, right, bottom }: Box) => right - left <= 1.5 || bottom - top <= 1.5;

  const inkOf = (element: Element, text: string, box: Box): Box => {
    const { fontStyle, fontWeight, fontSize, fontFamily, textTransform } = styleOf(element);
    context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const drawn = context.measureText(textTransform === 'uppercase' ? text.toUpperCase() : text);
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = drawn;
    const scale = (box.bottom - box.top) / (up + down);
    const baseline = box.top + up * scale;
    return {
      ...box,
      top: baseline - drawn.actualBoundingBoxAscent * scale,
      bottom: baseline + drawn.actualBoundingBoxDescent * scale,
    };
  };

  const root = document.querySelector(within) ?? document.body;
  const nodesOfText = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = nodesOfText.nextNode(); text; text = nodesOfText.nextNode()) {
    const element = text.parentElement;
    const content = text.textContent ?? '';
    if (!element || !content.trim() || element.matches('script, style, noscript, template, option, title'))
      continue;
    if (!isShown(element) || isTiny(clipOf(element).seen)) continue;
    nodes += 1;
    const lines: { text: string; box: Box; ranges: Range[] }[] = [];
    for (const { 0: word, index } of content.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      for (const rect of range.getClientRects()) {
        if (rect.width < 0.5) continue;
        const box = placed(rect);
        const line = lines.find((other) => Math.abs(other.box.top - box.top) < rect.height / 3);
        if (!line) lines.push({ text: word, box, ranges: [range] });
        else {
          if (!line.text.endsWith(word)) line.text += ` ${word}`;
          line.ranges.push(range);
          line.box = {
            left: Math.min(line.box.left, box.left),
            top: Math.min(line.box.top, box.top),
            right: Math.max(line.box.right, box.right),
            bottom: Math.max(line.box.bottom, box.bottom),
          };
        }
      }
    }
    for (const { text: lineText, box, ranges } of lines) {
      const ink = inkOf(element, lineText, box);
      const line = {
        kind: 'text' as const,
        node: nodes,
        text: lineText,
        box,
        ink,
        ...shared(element, box),
        overlaps: [],
      };
      words.set(line, ranges);
      textLines.push(line);
    }
  }
  for (const control of root.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const rect = control.getBoundingClientRect();
    const box = placed(rect);
    if (!isShown(control) || isTiny(rect) || isTiny(clipOf(control).seen)) continue;
    nodes += 1;
    const text = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 60) ?? '';
    textLines.push({
      kind: 'control',
      node: nodes,
      text,
      box,
      ink: box,
      ...shared(control, box),
      overlaps: [],
    });
  }

  /** @returns the box of each painted glyph of a line */
  const glyphsOf = (line: TextLine): Box[] =>
    (words.get(line) ?? []).flatMap(({ startContainer: node, startOffset, endOffset }) => {
      const element = node.parentElement;
      if (!element) return [];
      return Array.from({ length: endOffset - startOffset }, (_, index) => {
        const glyph = document.createRange();
        glyph.setStart(node, startOffset + index);
        glyph.setEnd(node, startOffset + index + 1);
        return inkOf(element, glyph.toString(), placed(glyph.getBoundingClientRect()));
      }).filter(({ top }) => top > line.box.top - line.size && top < line.box.bottom);
    });
  const intersect = (a: Box, b: Box, by: number) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const isSeen = ({ ink, seen }: TextLine) => intersect(ink, seen, 0);
  const texts = textLines
    .filter((line) => line.kind === 'text' && !line.rotated && !line.covered && isSeen(line))
    .sort((a, b) => a.ink.top - b.ink.top);
  for (const [index, line] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (other.ink.top > line.ink.bottom) break;
      // Fixed elements may overlap scrolled text.
      if (line.fixed !== other.fixed || !intersect(line.ink, other.ink, 1.5)) continue;
      const glyphs = glyphsOf(line);
      if (glyphsOf(other).some((glyph) => glyphs.some((below) => intersect(glyph, below, 1.5))))
        line.overlaps.push(`“${other.text.slice(0, 40)}”`);
    }
  return textLines;
}
