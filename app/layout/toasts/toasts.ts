import { hydrateIsland } from '../../client/islands.ts';
import type { Toast } from './toaster.island.tsx';

export type { Toast };

/** Shows a toast until it has been read, one about progress until another replaces it. */
export function showToast(toast: Toast): void {
  void hydrateAndShow(toast);
}

async function hydrateAndShow(toast: Toast): Promise<void> {
  const island = document.querySelector<HTMLElement>('[data-island=toaster]');
  if (!island || !(await hydrateIsland(island))) return;
  const { addToast } = await import('./toaster.island.tsx');
  addToast(toast);
}
