import type { Store } from '../layout/store-badges.tsx';

/** @returns the app store of a phone or tablet; null for other devices */
export function storeOfDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Store | null {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  // iPadOS reports macOS. No Mac has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : null;
}

/** Sets `data-store` on the document, so that CSS can choose the store badges. */
export function markStoreOfDevice(target: Window): void {
  target.document.documentElement.dataset.store = storeOfDevice(target.navigator) ?? 'both';
}
