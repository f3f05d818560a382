import { watchInView } from '../components/watch-in-view.ts';
import { hydrateIsland, islandState, islandToHydrate, retryFailedIslands } from './islands.ts';
import { replayEvents } from './replay-events.ts';

/** Islands this near to the viewport count as visible. */
const visibleMargin = '300px 0px';
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
 * Hydrates each island when the condition in its `data-hydrate` is met. `idle` and `visible`
 * islands wait for the load event, so that their scripts do not compete with the page. Interaction
 * hydrates any island at once. Failed islands are tried again when the browser comes online.
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
  void loaded(target).then(() => scheduleHydration(page));
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

function scheduleHydration(page: Document): void {
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset.hydrate === 'idle') void hydrateIsland(island);
    if (island.dataset.hydrate === 'visible') hydrateOnceVisible(island);
  }
}

function hydrateOnceVisible(island: HTMLElement): void {
  const stop = watchInView(
    // The island itself is `display: contents` and has no box to observe.
    island.firstElementChild ?? island,
    (isVisible) => {
      if (!isVisible) return;
      stop();
      void hydrateIsland(island);
    },
    { rootMargin: visibleMargin },
  );
}
