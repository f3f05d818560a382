import type { ComponentType } from 'react';

type IslandModule = { default: { component: ComponentType<never> } };

/** Each island is a chunk of its own. */
const files = {
  ...import.meta.glob<IslandModule>('/app/**/*.island.tsx'),
  // Left out of production builds.
  ...(import.meta.env.DEV && import.meta.glob<IslandModule>('/app/**/*.dev-island.tsx')),
};
/** By island name: `search` for `/app/search/search.island.tsx`. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.(dev-)?island\.tsx$/g, ''), load]),
);

const hydrations = new WeakMap<HTMLElement, Promise<boolean>>();

/**
 * Loads the code of an island and hydrates it, once.
 *
 * @returns true once it is hydrated; false if its code did not load or its component cannot be
 * hydrated
 */
export function hydrateIsland(island: HTMLElement): Promise<boolean> {
  const pending = hydrations.get(island);
  if (pending) return pending;
  const hydration = loadAndHydrate(island).catch((error: unknown) => {
    island.dataset.failed = '';
    reportError(error);
    return false;
  });
  hydrations.set(island, hydration);
  return hydration;
}

/** @returns the island around `target`, null if there is none or it is hydrated or failed */
export function unhydratedIsland(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  return island?.matches('[data-hydrated], [data-failed]') ? null : island;
}

async function loadAndHydrate(island: HTMLElement): Promise<boolean> {
  const name = island.dataset.island ?? '';
  const load = loaders.get(name);
  if (!load) throw new Error(`No file is called ${name}.island.tsx`);
  const [react, module] = await Promise.all([import('./hydrate.tsx'), load()]);
  // While the page is being left, imports resolve without a module (reload-after-deploy.ts). The
  // next use tries again.
  if (!react || !module) {
    hydrations.delete(island);
    return false;
  }
  await react.hydrate(island, module.default.component as ComponentType<object>);
  island.dataset.hydrated = '';
  return true;
}
