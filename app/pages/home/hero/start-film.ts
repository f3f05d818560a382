import { mobileQuery } from '../../../ui/windows.ts';

/** The fallback shows when the film has not loaded by then (docs/product.md). */
const loadTimeoutMs = 5000;

export type FilmSource = { src: string; type: string };
/** The same film cut for wide windows and for phones. */
export type Films = { landscape: readonly FilmSource[]; portrait: readonly FilmSource[] };

export type FilmState = 'waiting' | 'loading' | 'loaded' | 'failed';

/** Whether the visitor wants neither motion nor its bytes. */
function wantsNoFilm(): boolean {
  return (
    navigator.connection?.saveData === true ||
    matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

/**
 * Fetches the film once the page has loaded, so never before its poster, and plays it. A first stall reloads and
 * replays it; an error, a second stall or a film that is not there in time ends in `failed`.
 *
 * @returns what ends it
 */
export function startFilm(
  video: HTMLVideoElement,
  films: Films,
  onState: (state: FilmState) => void,
): () => void {
  if (wantsNoFilm()) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let replayed = false;

  const stop = () => {
    ended.abort();
    clearTimeout(timeout);
  };
  const fail = () => {
    stop();
    // Lets go of the connection too.
    video.replaceChildren();
    video.load();
    onState('failed');
  };
  const load = () => {
    clearTimeout(timeout);
    timeout = setTimeout(fail, loadTimeoutMs);
    onState('loading');
    video.load();
    play(video);
  };
  const attach = () => {
    const cut = matchMedia(mobileQuery).matches ? films.portrait : films.landscape;
    if (signal.aborted || cut.length === 0) return;
    video.append(...cut.map(toSource));
    // A source that cannot be had says so itself; only the last one's failure is the film's.
    video.lastElementChild?.addEventListener('error', fail, { signal });
    load();
  };

  // Set as a property, since browsers ignore the attribute once the element has been made by a script.
  video.muted = true;
  video.addEventListener('error', fail, { signal });
  video.addEventListener(
    'loadeddata',
    () => {
      clearTimeout(timeout);
      onState('loaded');
    },
    { signal },
  );
  video.addEventListener(
    'stalled',
    () => {
      if (replayed) return fail();
      replayed = true;
      load();
    },
    { signal },
  );
  whenLoaded(attach);
  return stop;
}

/** A browser that refuses to play by itself leaves the film standing on its first frame. */
export function play(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}

function toSource({ src, type }: FilmSource): HTMLSourceElement {
  const source = document.createElement('source');
  source.src = src;
  source.type = type;
  return source;
}

function whenLoaded(then: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 1000 }) : setTimeout(then, 200);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
