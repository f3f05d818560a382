import { MissingFileError } from '../client/fetch-with-retry.ts';

const reloadedKey = 'sportbuddy-reloaded-at';
/** Longer than a reload on a slow network, shorter than the time between two deployments. */
const minIntervalMs = 60_000;

/**
 * Reloads the page once when a deploy has removed a chunk, which the server answers with 404. Any
 * other failure is the network's: without one, a reload would replace the page by an error of the
 * browser. Does not reload if fields are filled in.
 */
export function reloadAfterDeploy(target: Window): void {
  target.addEventListener('vite:preloadError', (event) => {
    if (!(event.payload instanceof MissingFileError)) return;
    if (hasFilledFields(target.document) || !mayReload(target)) return;
    // A prevented error leaves the import pending.
    event.preventDefault();
    target.location.reload();
  });
}

function hasFilledFields(page: Document): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:read-write, textarea:read-write',
  );
  return [...fields].some(({ value }) => value !== '');
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
