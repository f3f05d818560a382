const reloadedKey = 'sportbuddy-reloaded-at';
/** Longer than a reload on a slow network, shorter than the time between two deployments. */
const minIntervalMs = 60_000;
/** Time after `beforeunload` for which the page counts as being left. */
const leavingMs = 10_000;

/**
 * Reloads the page once when a chunk is missing because a deployment replaced it. Does not reload
 * if fields are filled in. Ignores failed imports while the page is being left, because Firefox
 * cancels them.
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
    // Without storage the page might reload indefinitely.
    return false;
  }
}
