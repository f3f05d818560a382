import type { Store } from './store-badges.tsx';

/** @returns the store of the device that a browser says it runs on; null on anything that is not a phone or tablet */
export function storeOfDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Store | null {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  // An iPad says that it is a Mac; no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : null;
}

/** Lets styles choose between the stores' badges by `data-store` on the document: a store, or both. */
export function markStoreOfDevice(target: Window): void {
  target.document.documentElement.dataset.store = storeOfDevice(target.navigator) ?? 'both';
}
