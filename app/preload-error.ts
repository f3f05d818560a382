/**
 * After a new deployment an open page may ask for a script that no longer exists; Vite then raises
 * `vite:preloadError`. The page is loaded anew, once; a script that is missing even then fails aloud,
 * since Vite rethrows an error that nobody handled. So does one that is missed while somebody has written
 * something: a reload would lose it, and whoever asked for the script can do without it. A page that is being left
 * misses nothing, and a reload would bring it back.
 */
const reloadedKey = 'sportbuddy-reloaded-at';
/** Long enough for a reload on a slow network, short enough not to swallow the next deployment. */
const onceWithinMs = 60_000;
/** A page that is still there by then was not left: a mail program was opened, or the visitor stopped it. */
const leavingMs = 10_000;

export function reloadOnceAfterDeployment(target: Window): void {
  let leaving = false;
  let timer: number | undefined;
  const stay = () => {
    leaving = false;
    target.clearTimeout(timer);
  };
  // Firefox lets go of all that a page still loads as soon as another is asked for.
  target.addEventListener('beforeunload', () => {
    stay();
    leaving = true;
    timer = target.setTimeout(stay, leavingMs);
  });
  target.addEventListener('pageshow', stay);
  target.addEventListener('vite:preloadError', (event) => {
    if (leaving) return event.preventDefault();
    if (isWrittenIn(target.document) || !mayReload(target)) return;
    event.preventDefault();
    target.location.reload();
  });
}

function isWrittenIn(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement>('input:read-write')].some(({ value }) => value !== '');
}

function mayReload(target: Window): boolean {
  try {
    const last = Number(target.sessionStorage.getItem(reloadedKey));
    if (Date.now() - last < onceWithinMs) return false;
    target.sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    // Without session storage there is no telling a first failure from a loop.
    return false;
  }
}
