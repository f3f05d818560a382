import { hydrateIsland, unhydratedIsland } from './islands.ts';
import { replayEvents } from './replay-events.ts';

/** Islands this near to the window count as visible. */
const visibleMargin = '300px 0px';
/** Hydration starts then even if the page has not finished loading. */
const loadTimeoutMs = 2500;

const usingEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

/**
 * Hydrates each island at the time that its `data-hydrate` names. Idle and visible islands wait until the page has
 * loaded, so that their scripts do not compete with it. Use hydrates an island at once.
 */
export function hydrateIslands(target: Window): void {
  const { document: page } = target;
  for (const type of usingEvents)
    page.addEventListener(type, (event) => hydrateAround(event.target), { capture: true, passive: true });
  replayEvents(page);
  // Used before this script loaded.
  hydrateAround(page.activeElement);
  for (const island of page.querySelectorAll('[data-island]:hover')) hydrateAround(island);

  let isStarted = false;
  const start = () => {
    if (!isStarted) hydrateUnused(target);
    isStarted = true;
  };
  if (page.readyState === 'complete') start();
  else target.addEventListener('load', start);
  target.setTimeout(start, loadTimeoutMs);
}

function hydrateAround(target: EventTarget | null): void {
  const island = unhydratedIsland(target);
  if (island) void hydrateIsland(island);
}

/** Starts each hydration in its own task, so that input is handled between them. */
function hydrateUnused(target: Window): void {
  const later = (island: Element) => target.setTimeout(hydrateAround, 0, island);
  const islands = target.document.querySelectorAll<HTMLElement>('[data-island]');
  const view =
    'IntersectionObserver' in target
      ? new IntersectionObserver(
          (entries) => {
            for (const { isIntersecting, target: seen } of entries) {
              if (!isIntersecting) continue;
              view?.unobserve(seen);
              later(seen);
            }
          },
          { rootMargin: visibleMargin },
        )
      : null;
  for (const island of islands) {
    const when = island.dataset.hydrate;
    // The island itself is `display: contents` and has no box to observe.
    if (when === 'visible' && view) view.observe(island.firstElementChild ?? island);
    else if (when !== 'use') later(island);
  }
}
