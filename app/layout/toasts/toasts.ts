import { hydrateIsland } from '../../islands/islands.ts';
import type { Toast } from './toaster.island.tsx';

export type { Toast };

/** Shows a toast. A progress toast stays until another with its id replaces it. */
export function showToast(toast: Toast): void {
  void hydrateAndShow(toast);
}

async function hydrateAndShow(toast: Toast): Promise<void> {
  const island = document.querySelector<HTMLElement>('[data-island=toaster]');
  if (!island || !(await hydrateIsland(island))) return;
  const { addToast } = await import('./toaster.island.tsx');
  addToast(toast);
}
