import type { OutboxState } from '../../sign-up/delivery/outbox-state.ts';

/** Counting takes the database's time, which sign-ups need more. */
const trueForMs = 10_000;
/** Prometheus itself gives up after ten seconds. */
const answerWithinMs = 2_000;

type Limits = { trueForMs?: number; answerWithinMs?: number };

/**
 * Lets scrapes read the outbox: one at a time, seldom, and never for long. A database that does not answer makes a
 * scrape say less, not fail.
 */
export function cachedOutbox(
  read: () => Promise<OutboxState>,
  limits: Limits = {},
): () => Promise<OutboxState | undefined> {
  let known: { state: OutboxState; at: number } | undefined;
  let underWay: Promise<OutboxState | undefined> | undefined;

  function readOnce(): Promise<OutboxState | undefined> {
    underWay ??= read()
      .then(
        (state) => {
          known = { state, at: performance.now() };
          return state;
        },
        () => {
          known = undefined;
          return undefined;
        },
      )
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  }

  return async () => {
    if (known && performance.now() - known.at < (limits.trueForMs ?? trueForMs)) return known.state;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, limits.answerWithinMs ?? answerWithinMs, undefined);
    });
    return Promise.race([readOnce(), tooLate]).finally(() => clearTimeout(timer));
  };
}
