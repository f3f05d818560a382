import { watchInView } from '../components/watch-in-view.ts';
import {
  hydrateIsland,
  hydrateWhenIdle,
  islandState,
  islandToHydrate,
  retryFailedIslands,
} from './islands.ts';
import { replayEvents } from './replay-events.ts';

/** Once the page is scrolled, islands this near to the viewport count as visible. */
const scrolledMargin = '300px 0px';
/** Hydration starts after this time even if the page is still loading. */
const loadTimeoutMs = 2500;

const interactionEvents = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
] as const;

/**
 * Hydrates each island when the condition in its `data-hydrate` is met. All conditions wait for the
 * load event, so that scripts do not compete with the page, and each island for idle time.
 * Interaction hydrates any island at once. Failed islands are tried again when the browser comes
 * online.
 */
export function hydrateIslands(target: Window): void {
  const { document: page } = target;
  for (const type of interactionEvents)
    page.addEventListener(type, (event) => hydrateClosestIsland(event.target, type === 'pointerover'), {
      capture: true,
      passive: true,
    });
  target.addEventListener('online', retryFailedIslands);
  replayEvents(page);
  // Islands focused or hovered before this script loaded.
  hydrateClosestIsland(page.activeElement);
  for (const island of page.querySelectorAll('[data-island]:hover')) hydrateClosestIsland(island);
  void loaded(target).then(() => scheduleHydration(target));
}

/** Resolves once the page has loaded, or after `loadTimeoutMs`. */
function loaded(target: Window): Promise<unknown> {
  return new Promise((resolve) => {
    if (target.document.readyState === 'complete') resolve(null);
    target.addEventListener('load', resolve);
    target.setTimeout(resolve, loadTimeoutMs);
  });
}

/** Hovering does not retry a failed island: without a connection each move would fail again. */
function hydrateClosestIsland(target: EventTarget | null, isHover = false): void {
  const island = islandToHydrate(target);
  if (island && !(isHover && islandState(island) === 'failed')) void hydrateIsland(island);
}

function scheduleHydration(target: Window): void {
  for (const island of target.document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { hydrate } = island.dataset;
    if (hydrate === 'idle') void hydrateWhenIdle(island);
    if (hydrate === 'visible') hydrateOnceVisible(island);
    if (hydrate === 'visible' || hydrate === 'scroll')
      onceScrolled(target, () => hydrateOnceVisible(island, scrolledMargin));
  }
}

/** Browsers scroll to a fragment, or restore the position, before or after this script runs. */
function onceScrolled(target: Window, callback: () => void): void {
  if (target.scrollY > 0) callback();
  else target.addEventListener('scroll', callback, { once: true, passive: true });
}

function hydrateOnceVisible(island: HTMLElement, rootMargin = '0px'): void {
  const stop = watchInView(
    // The island itself is `display: contents` and has no box to observe.
    island.firstElementChild ?? island,
    (isVisible) => {
      if (!isVisible) return;
      stop();
      void hydrateWhenIdle(island);
    },
    { rootMargin },
  );
}
