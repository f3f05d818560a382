import { type ComponentType, createElement, startTransition } from 'react';
import type { IslandTiming } from './island.tsx';
import { IslandErrorBoundary } from './island-error-boundary.tsx';
import { type IslandName, islands } from './registry.ts';

/** How near to the window an island wakes up. */
const nearness = '300px 0px';

/** Even a page that never stops loading comes to life by then. */
const patienceMs = 2500;
const signsOfUse = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Leaves the network to the page itself, its fonts and pictures, until these are there, somebody uses the page or
 * patience ends; then brings its islands to life.
 */
export function hydrateOnceLoaded(target: Window): void {
  const started = new AbortController();
  const start = () => {
    if (started.signal.aborted) return;
    started.abort();
    hydrateIslands(target.document);
  };
  if (target.document.readyState === 'complete') {
    start();
    return;
  }
  target.addEventListener('load', start, { signal: started.signal });
  for (const sign of signsOfUse)
    target.addEventListener(sign, start, { signal: started.signal, capture: true, passive: true });
  target.setTimeout(start, patienceMs);
}

/** Brings every island of the document to life, each at its own time. */
function hydrateIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    wakeAt(element, element.dataset.timing as IslandTiming, () => void hydrate(element));
  }
}

function wakeAt(element: HTMLElement, timing: IslandTiming, wake: () => void): void {
  if (timing === 'load') {
    wake();
    return;
  }
  if (timing === 'idle') {
    // Safari has no idle callback; a turn of the event loop after load is close enough.
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 });
    else setTimeout(wake, 200);
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: nearness },
  );
  // The wrapper has no box of its own.
  observer.observe(element.firstElementChild ?? element);
}

async function hydrate(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island as IslandName];
  if (!load) return;
  const [react, Component] = await Promise.all([
    import('react-dom/client'),
    load() as Promise<ComponentType<object> | undefined>,
  ]);
  // Both are missing while the page is being loaded anew (preload-error.ts).
  if (!react || !Component) return;
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  await turn();
  // As a transition React works in slices and lets the visitor go first.
  startTransition(() => {
    react.hydrateRoot(element, createElement(IslandErrorBoundary, null, createElement(Component, props)), {
      // Errors that the boundary shows are still errors: they belong in the console.
      onCaughtError: (error) => reportError(error),
    });
  });
  element.dataset.awake = '';
}

let last: Promise<void> = Promise.resolve();

/** Resolves in a task of its own, after those who asked before: islands that wake together do not block together. */
function turn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setTimeout(resolve)));
  return last;
}
