/** Waits 1, 2 and 4 s between attempts, so that a phone that leaves a tunnel gets its data. */
const retries = 3;
const firstWaitMs = 1_000;
/** Doubled with each attempt. A dead connection may otherwise stay unanswered for minutes. */
const firstTimeoutMs = 15_000;

/** The server answered 404. */
export class MissingFileError extends Error {
  override name = 'MissingFileError';
}

type RetryOptions = { retriesOffline?: boolean };

/**
 * Fetches a file with exponential backoff. `read` takes the body, and rejects if it is no use.
 * @param options.retriesOffline whether to go on while the browser knows that it is offline
 * @throws MissingFileError after a 404, which is not retried
 * @throws Error if the request and all retries failed
 */
export async function fetchWithRetry<T>(
  address: string,
  read: (response: Response) => Promise<T>,
  { retriesOffline = true }: RetryOptions = {},
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await fetchOnce(address, read, failures);
    } catch (error) {
      const isHopeless = error instanceof MissingFileError || failures === retries;
      if (isHopeless || !(retriesOffline || navigator.onLine)) throw error;
      await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** failures));
    }
  }
}

async function fetchOnce<T>(
  address: string,
  read: (response: Response) => Promise<T>,
  failures: number,
): Promise<T> {
  const controller = new AbortController();
  const timeout = setTimeout(() => controller.abort(), firstTimeoutMs * 2 ** failures);
  try {
    // A retry replaces a useless cached response, such as the login page of a public network.
    const cache = failures > 0 ? 'reload' : 'default';
    const response = await fetch(address, { cache, signal: controller.signal });
    if (response.status === 404) throw new MissingFileError(`${address} answered 404`);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return await read(response);
  } finally {
    clearTimeout(timeout);
  }
}
