// Functions that run in the page. They must be self-contained.

/**
 * Lays out sections that `content-visibility: auto` skips, with the same containment as near the
 * viewport.
 */
export function layOutSkippedSections(): void {
  for (const part of document.querySelectorAll<HTMLElement>('section, footer'))
    part.toggleAttribute('data-skipped', getComputedStyle(part).contentVisibility === 'auto');
  const style = new CSSStyleSheet();
  style.replaceSync(`@media screen {
    [data-skipped] { content-visibility: visible !important; contain: layout style paint; }
  }`);
  document.adoptedStyleSheets.push(style);
}

/** Decodes every loaded picture, and makes later repaints wait for the decoding. */
export async function decodePictures(): Promise<void> {
  for (const image of document.images) image.decoding = 'sync';
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
}

/** Makes random choices deterministic, and keeps films at their first frame. */
export function stubRandomAndMedia(): void {
  Math.random = () => 0.5;
  HTMLMediaElement.prototype.load = () => {};
  HTMLMediaElement.prototype.play = () => Promise.resolve();
}

/**
 * Keeps the CLS of the page in `window.layoutShift`: the largest session window of layout shifts
 * without recent input. A window ends after 1 s without a shift, or after 5 s
 * (https://web.dev/articles/cls).
 */
export function observeLayoutShifts(): void {
  const page = window as Window & { layoutShift?: number };
  page.layoutShift = 0;
  const session = { start: Number.NEGATIVE_INFINITY, end: Number.NEGATIVE_INFINITY, sum: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (hadRecentInput) continue;
      if (startTime - session.end >= 1_000 || startTime - session.start >= 5_000)
        Object.assign(session, { start: startTime, sum: 0 });
      session.end = startTime;
      session.sum += value;
      page.layoutShift = Math.max(page.layoutShift ?? 0, session.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

type Pending = { islands: string[]; files: string[] };

/**
 * @returns islands that are not hydrated, and fonts and pictures that are not loaded, except in
 * closed popovers
 */
export function pendingParts(part: 'whole' | 'window'): Pending {
  const isWanted = (element: Element) => {
    // The element around an island's markup has no box.
    const box = element.matches('[data-island]') ? (element.firstElementChild ?? element) : element;
    const { top, right, bottom, left } = box.getBoundingClientRect();
    return part === 'whole' || (top < innerHeight && bottom > 0 && left < innerWidth && right > 0);
  };
  // Islands that wait for scrolling look the same before.
  const excluded = '[data-hydrate=use], [data-hydrate=scroll]';
  // A carousel shows its count when it has measured its slides.
  const notHydrated = `[data-island]:not([data-hydrated], ${excluded}), .carousel:has(.carousel-count:empty), [data-waiting]`;
  const islands = [...document.querySelectorAll(notHydrated)].filter(
    (element) => isWanted(element) && !element.closest('[popover]:not(:popover-open)'),
  );
  const pictures = [...document.images].filter(
    (image) => isWanted(image) && !image.complete && image.checkVisibility(),
  );
  return {
    islands: islands.map((element) => element.getAttribute('data-island') ?? element.className),
    files: [
      ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
      ...pictures.map((image) => image.currentSrc || image.outerHTML),
    ],
  };
}

/**
 * Finishes transitions, resets endless animations to their start, and removes scroll-driven ones.
 */
export function finishAnimations(): void {
  const page = document as Document & { finishedAnimations?: CSSStyleSheet };
  if (!page.finishedAnimations) {
    page.finishedAnimations = new CSSStyleSheet();
    const scrollDriven = ['', '::before', '::after'].map((part) => `[data-scroll-driven]${part}`).join(', ');
    page.finishedAnimations.replaceSync(`
      * { caret-color: transparent !important; }
      video::-webkit-media-controls { display: none !important; }
      ${scrollDriven} { animation: none !important; }`);
    document.adoptedStyleSheets.push(page.finishedAnimations);
  }
  for (const animation of document.getAnimations()) {
    const { effect, timeline } = animation;
    const end = effect?.getComputedTiming().endTime;
    if (timeline !== document.timeline) {
      if (effect instanceof KeyframeEffect) effect.target?.setAttribute('data-scroll-driven', '');
    } else if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
}
