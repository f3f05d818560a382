const reloadedKey = 'sportbuddy-reloaded-at';
/** Long enough for a reload on a slow network, short enough not to miss the next deployment. */
const minIntervalMs = 60_000;
/** A page that is still there after this long is not being left. */
const leavingMs = 10_000;

/**
 * Reloads the page once when a chunk is missing, because a deployment replaced it. Does not reload a page whose fields
 * are filled in, or that is being left: Firefox cancels the imports of a page that is being left.
 */
export function reloadAfterDeploy(target: Window): void {
  let leavingUntil = 0;
  target.addEventListener('beforeunload', () => {
    leavingUntil = Date.now() + leavingMs;
  });
  target.addEventListener('vite:preloadError', (event) => {
    const isLeaving = Date.now() < leavingUntil;
    const fields = [...target.document.querySelectorAll<HTMLInputElement>('input:read-write')];
    if (!isLeaving && (fields.some(({ value }) => value !== '') || !mayReload(target))) return;
    // A prevented error makes the import resolve without a module.
    event.preventDefault();
    if (!isLeaving) target.location.reload();
  });
}

function mayReload({ sessionStorage }: Window): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < minIntervalMs) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    // Without storage a reload might repeat for ever.
    return false;
  }
}
