import type { ComponentType } from 'react';
import { updateFailureNotice } from './failure-notice.ts';
import { idleTurn, skipIdleTurn } from './idle-turn.ts';
import { islandName } from './island-name.ts';

type IslandModule = { default: { component: ComponentType<never> } };

/** Each island is a chunk of its own. */
const files = {
  ...import.meta.glob<IslandModule>('/app/**/*.island.tsx'),
  // Left out of production builds.
  ...(import.meta.env.DEV && import.meta.glob<IslandModule>('/app/**/*.dev-island.tsx')),
};
const loaders = new Map(Object.entries(files).map(([path, load]) => [islandName(path), load]));

/** `waiting` → `loading` → `ready` or `failed`. A failed island loads again as a waiting one does. */
type IslandState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Of islands that are loading or ready. */
const hydrations = new WeakMap<HTMLElement, Promise<boolean>>();

export function islandState({ dataset }: HTMLElement): IslandState {
  if ('hydrated' in dataset) return 'ready';
  if ('loading' in dataset) return 'loading';
  return 'failed' in dataset ? 'failed' : 'waiting';
}

/**
 * Loads the code of an island and hydrates it, without waiting for idle time. Calls while it is
 * loading share the attempt, and a call after a failure is a new one.
 *
 * @returns true once it is ready; false if its code did not load or its component cannot be
 * hydrated
 */
export function hydrateIsland(island: HTMLElement): Promise<boolean> {
  skipIdleTurn(island);
  return hydrateWhenIdle(island);
}

/** Does the same in an idle period, which no other island gets. */
export function hydrateWhenIdle(island: HTMLElement): Promise<boolean> {
  const running = hydrations.get(island);
  if (running) return running;
  const hydration = attempt(island);
  hydrations.set(island, hydration);
  return hydration;
}

async function attempt(island: HTMLElement): Promise<boolean> {
  const { dataset } = island;
  dataset.loading = '';
  let isReady = false;
  try {
    await loadAndHydrate(island);
    isReady = true;
    delete dataset.failed;
    dataset.hydrated = '';
  } catch (error) {
    // Each use of a failed island is another attempt, and none of them is news.
    if (!('failed' in dataset)) reportError(error);
    dataset.failed = '';
  }
  delete dataset.loading;
  if (!isReady) hydrations.delete(island);
  updateFailureNotice(document, retryFailedIslands);
  // The network is back, although the browser may not have noticed that it was away.
  if (isReady) retryFailedIslands();
  return isReady;
}

/** @returns the island around `target`, null if there is none or it is ready */
export function islandToHydrate(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  return island && islandState(island) !== 'ready' ? island : null;
}

export function retryFailedIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-failed]')) void hydrateIsland(island);
}

async function loadAndHydrate(island: HTMLElement): Promise<void> {
  const name = island.dataset.island ?? '';
  const load = loaders.get(name);
  if (!load) throw new Error(`No file is called ${name}.island.tsx`);
  const [react, module] = await Promise.all([import('./hydrate.tsx'), load()]);
  await idleTurn(island);
  await react.hydrate(island, module.default.component as ComponentType<object>);
}
