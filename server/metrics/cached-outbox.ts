import type { OutboxState } from '../../sign-up/delivery/outbox-state.ts';

/** Counting takes the database's time, which sign-ups need more. */
const maxAgeMs = 10_000;
/** Prometheus itself gives up after ten seconds. */
const timeoutMs = 2_000;

type Limits = { maxAgeMs?: number; timeoutMs?: number };

/**
 * Lets scrapes read the outbox: one at a time, seldom, and never for long. A database that does not answer makes a
 * scrape say less, not fail.
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
