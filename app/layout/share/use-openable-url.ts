import { useSyncExternalStore } from 'react';
import { openableUrl } from '../../client/openable-url.ts';

/** @returns `url` at the browser's own origin if the server has no `SITE_URL` */
export function useOpenableUrl(url: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => openableUrl(url),
    () => url,
  );
}

function neverChanges(): () => void {
  return () => {};
}
