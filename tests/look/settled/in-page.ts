// What is handed over to a page and runs there.

/** What is laid out when it comes near the window is so at once, and is cut where it will be. Paper has all of it anyway. */
export function layOutWhatWaits(): void {
  for (const part of document.querySelectorAll<HTMLElement>('section, footer'))
    part.toggleAttribute('data-waits', getComputedStyle(part).contentVisibility === 'auto');
  const style = new CSSStyleSheet();
  style.replaceSync(`@media screen {
    [data-waits] { content-visibility: visible !important; contain: layout style paint; }
  }`);
  document.adoptedStyleSheets.push(style);
}

/** A picture that waits to be scrolled to would never say so. */
export async function unpackPictures(): Promise<void> {
  // Drawn again, as for the picture of a whole page, they are unpacked again: then the drawing waits for it.
  for (const image of document.images) image.decoding = 'sync';
  const there = [...document.images].filter(({ complete }) => complete);
  await Promise.all(there.map((image) => image.decode().catch(() => {})));
}

export function stopChanceAndFilm(): void {
  Math.random = () => 0.5;
  HTMLMediaElement.prototype.load = () => {};
  HTMLMediaElement.prototype.play = () => Promise.resolve();
}

/**
 * For the picture of a whole page the browser makes the window a pixel wide for a moment, and who
 * hears of that, as carousels do, measures in it.
 */
export function hearNothingOfPictures(): void {
  const Original = ResizeObserver;
  const isHeard = () => !('photographed' in window);
  window.ResizeObserver = class extends Original {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => isHeard() && callback(entries, observer));
    }
  };
  addEventListener('resize', (event) => isHeard() || event.stopImmediatePropagation(), { capture: true });
}

/** Names what is to wake or to come. What is in a closed menu does so when that opens. */
export function whatSleeps(part: 'whole' | 'window'): { parts: string[]; pictures: string[] } {
  const isMeant = (element: Element) => {
    // The box around an island's markup is none.
    const box = element.matches('[data-island]') ? (element.firstElementChild ?? element) : element;
    const { top, right, bottom, left } = box.getBoundingClientRect();
    return part === 'whole' || (top < innerHeight && bottom > 0 && left < innerWidth && right > 0);
  };
  const asleep = '[data-island]:not([data-awake], [data-timing=use]), .carousel-view:not([data-mover])';
  const late = [...document.querySelectorAll(asleep)].filter(
    (element) => isMeant(element) && !element.closest('[popover]:not(:popover-open)'),
  );
  const pictures = [...document.images].filter(
    (image) => isMeant(image) && !image.complete && image.checkVisibility(),
  );
  return {
    parts: [
      ...late.map((element) => element.getAttribute('data-island') ?? element.className),
      ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
    ],
    pictures: pictures.map((image) => image.currentSrc || image.outerHTML),
  };
}

/** Every transition at its end, what has none at its start, and what hangs on scrolling as where nothing can hang on it. */
export function finishMotion(): void {
  const page = document as Document & { stillness?: CSSStyleSheet };
  if (!page.stillness) {
    page.stillness = new CSSStyleSheet();
    const hanging = ['', '::before', '::after'].map((part) => `[data-hangs-on-scroll]${part}`).join(', ');
    page.stillness.replaceSync(`
      * { caret-color: transparent !important; }
      video::-webkit-media-controls { display: none !important; }
      ${hanging} { animation: none !important; }`);
    document.adoptedStyleSheets.push(page.stillness);
  }
  for (const animation of document.getAnimations()) {
    const { effect, timeline } = animation;
    const end = effect?.getComputedTiming().endTime;
    if (timeline !== document.timeline) {
      if (effect instanceof KeyframeEffect) effect.target?.setAttribute('data-hangs-on-scroll', '');
    } else if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
}
