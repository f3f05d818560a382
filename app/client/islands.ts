import type { ComponentType } from 'react';

type IslandModule = { default: { component: ComponentType<never> } };

/** Each island is a chunk of its own. */
const files = {
  ...import.meta.glob<IslandModule>('/app/**/*.island.tsx'),
  // Left out of production builds.
  ...(import.meta.env.DEV && import.meta.glob<IslandModule>('/app/**/*.dev-island.tsx')),
};
const loaders = new Map(Object.entries(files).map(([path, load]) => [islandNameOf(path), load]));

/** @returns `search` for `/app/search/search.island.tsx` */
function islandNameOf(path: string): string {
  return path.replace(/^.*\/|\.(dev-)?island\.tsx$/g, '');
}

const hydrations = new WeakMap<HTMLElement, Promise<boolean>>();

/**
 * Loads the code of an island and hydrates it, once.
 *
 * @returns true once it is hydrated; false if its code did not load or its component cannot be hydrated
 */
export function hydrateIsland(island: HTMLElement): Promise<boolean> {
  const pending = hydrations.get(island);
  if (pending) return pending;
  const hydration = loadAndHydrate(island).then(
    (isHydrated) => {
      if (isHydrated) island.dataset.hydrated = '';
      else hydrations.delete(island);
      return isHydrated;
    },
    (error: unknown) => {
      island.dataset.failed = '';
      reportError(error);
      return false;
    },
  );
  hydrations.set(island, hydration);
  return hydration;
}

/** @returns the island around `target`, null if there is none or it is hydrated or failed */
export function unhydratedIsland(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  return island?.matches('[data-hydrated], [data-failed]') ? null : island;
}

/** @returns false while the page is being left or reloaded: imports then give no module (reload-after-deploy.ts) */
async function loadAndHydrate(island: HTMLElement): Promise<boolean> {
  const name = island.dataset.island ?? '';
  const load = loaders.get(name);
  if (!load) throw new Error(`No file is called ${name}.island.tsx`);
  const [react, module] = await Promise.all([import('./hydrate.tsx'), load()]);
  if (!react || !module) return false;
  await react.hydrate(island, module.default.component as ComponentType<object>);
  return true;
}
