import type { ComponentType } from 'react';
import { behaviours, parts } from './registry.ts';

/** Whether an island answers now; false for one whose code could not be had: for now, or for good and marked as failed. */
type Woken = Promise<boolean>;

const woken = new WeakMap<HTMLElement, Woken>();

/** Brings an island to life, once. What goes wrong is told to the console. */
export function wake(island: HTMLElement): Woken {
  const before = woken.get(island);
  if (before) return before;
  const now = bringToLife(island).then(
    (answers) => {
      if (answers) island.dataset.awake = '';
      else woken.delete(island);
      return answers;
    },
    (error: unknown) => {
      island.dataset.failed = '';
      reportError(error);
      return false;
    },
  );
  woken.set(island, now);
  return now;
}

/** @returns the island around `target` that does not answer yet */
export function islandAsleep(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  return island?.matches('[data-awake], [data-failed]') ? null : island;
}

/**
 * @returns false when a module is missing because the page is being left or loaded anew (preload-error.ts): should it stay,
 * the next use asks again
 */
async function bringToLife(island: HTMLElement): Promise<boolean> {
  const { island: name = '', props: written = '{}' } = island.dataset;
  // Props were written beside the name, by a server that had them checked against it.
  const props = JSON.parse(written) as never;
  if (isNameIn(behaviours, name)) {
    const module = await behaviours[name]();
    module?.wake(island, props);
    return Boolean(module);
  }
  if (!isNameIn(parts, name)) throw new Error(`No island is called ${name}`);
  const [react, Component] = await Promise.all([import('./hydrate.tsx'), parts[name]?.()]);
  if (!react || !Component) return false;
  await react.hydrate(island, Component as ComponentType<object>, props);
  return true;
}

function isNameIn<Names extends object>(names: Names, name: string): name is keyof Names & string {
  return Object.hasOwn(names, name);
}
