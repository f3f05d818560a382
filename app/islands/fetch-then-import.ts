import { fetchWithRetry } from '../client/fetch-with-retry.ts';

const arrivals = new Map<string, Promise<void>>();

/**
 * Takes the place of the bundler's preload helper for each `import()` of a chunk
 * (bundler/fetch-before-import.ts). Browsers remember a failed `import()`, so all files are fetched
 * first, with retries, and imported from the cache.
 *
 * A failure dispatches `vite:preloadError` on the window. If a listener prevents it, the page is
 * being reloaded (reload-after-deploy.ts) and the import stays pending, otherwise it rejects.
 * @param files paths of the chunk and its static imports, without a slash in front
 */
export async function fetchThenImport<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map(arrived));
    return await load();
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
    return new Promise(() => {});
  }
}

/** Resolves once the file is in the browser's cache. A failure is not remembered. */
function arrived(file: string): Promise<void> {
  const address = import.meta.env.BASE_URL + file;
  const known = arrivals.get(address);
  if (known) return known;
  const arrival = fetchWithRetry(address, readScript, { retriesOffline: false });
  arrivals.set(address, arrival);
  arrival.catch(() => arrivals.delete(address));
  return arrival;
}

/** Reads the whole body, so that the browser caches it. */
async function readScript(response: Response): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('javascript')) throw new Error(`${response.url} is not a script but ${type}`);
  await response.arrayBuffer();
}
