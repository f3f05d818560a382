const minDelayMs = 1_000;
const maxDelayMs = 15 * 60_000;
/** Cap for `Retry-After`, so that a delivery is not postponed indefinitely. */
const maxRetryAfterMs = 24 * 3_600_000;

/**
 * Exponential backoff with jitter. Half of each delay is fixed and half random, so that deliveries
 * which failed together are not retried together.
 * @param attempts attempts made so far, at least 1
 * @returns milliseconds until the next attempt
 */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(maxDelayMs, minDelayMs * 2 ** Math.min(attempts - 1, 30));
  return full / 2 + (full / 2) * random();
}

/**
 * Parses a `Retry-After` header: seconds, or a date.
 * @returns milliseconds from `now`, at most 24 hours; undefined when there is no usable value
 */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const text = header.trim();
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  if (Number.isNaN(ms)) return undefined;
  return Math.min(Math.max(ms, 0), maxRetryAfterMs);
}
