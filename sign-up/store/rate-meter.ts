/**
 * Counts events, and returns how many of the last full second or of this one there were.
 * @param now a monotonic clock in milliseconds
 */
export function createRateMeter(now: () => number = () => performance.now()) {
  let second = 0;
  let count = 0;
  let lastCount = 0;

  function advance() {
    const current = Math.floor(now() / 1_000);
    if (current === second) return;
    lastCount = current === second + 1 ? count : 0;
    second = current;
    count = 0;
  }

  return {
    add() {
      advance();
      count += 1;
    },
    perSecond() {
      advance();
      return Math.max(count, lastCount);
    },
  };
}
