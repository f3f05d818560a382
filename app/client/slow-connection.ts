/** The Network Information API counts connections below this as 3G. */
const slowKilobits = 700;
/** Smaller responses take one round trip, so their time says nothing about the connection. */
const leastBytes = 10_000;

/**
 * @returns whether the browser estimates 3G or less, or every response of this page came as slowly.
 * Safari and Firefox have no estimate.
 */
export function isSlowConnection({ navigator, performance }: Window): boolean {
  const estimate = navigator.connection?.effectiveType;
  if (estimate !== undefined && estimate !== '4g') return true;
  const timings = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const speeds = (timings as PerformanceResourceTiming[])
    // A response from the cache transfers nothing.
    .filter(({ encodedBodySize, transferSize }) => Math.min(encodedBodySize, transferSize) >= leastBytes)
    .map(
      ({ encodedBodySize: bytes, responseStart, responseEnd }) => (bytes * 8) / (responseEnd - responseStart),
    );
  return speeds.length > 0 && Math.max(...speeds) < slowKilobits;
}
