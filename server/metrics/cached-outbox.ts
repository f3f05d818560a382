import type { OutboxState } from '../../sign-up/delivery/outbox-state.ts';

/** The count is an expensive query. Sign-ups have priority. */
const maxAgeMs = 10_000;
/** Well below Prometheus' scrape timeout of 10 s. */
const timeoutMs = 2_000;

type Limits = { maxAgeMs?: number; timeoutMs?: number };

/**
 * Caches `read` for 10 s and never runs it concurrently.
 * @returns a function that resolves to undefined if `read` fails or takes longer than 2 s
 */
export function cachedOutbox(
  read: () => Promise<OutboxState>,
  limits: Limits = {},
): () => Promise<OutboxState | undefined> {
  let cached: { state: OutboxState; at: number } | undefined;
  let pending: Promise<OutboxState | undefined> | undefined;

  function readOnce(): Promise<OutboxState | undefined> {
    pending ??= read()
      .then(
        (state) => {
          cached = { state, at: performance.now() };
          return state;
        },
        () => {
          cached = undefined;
          return undefined;
        },
      )
      .finally(() => {
        pending = undefined;
      });
    return pending;
  }

  return async () => {
    if (cached && performance.now() - cached.at < (limits.maxAgeMs ?? maxAgeMs)) return cached.state;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, limits.timeoutMs ?? timeoutMs, undefined);
    });
    return Promise.race([readOnce(), timeout]).finally(() => clearTimeout(timer));
  };
}
