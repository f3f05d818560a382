import { expect, test } from 'vitest';
import { isSlowConnection } from './slow-connection.ts';

type Timing = { bytes: number; ms: number; cached?: boolean };

/** A window whose page and files came with these sizes and times. */
function visit({
  effectiveType,
  timings = [],
}: {
  effectiveType?: string;
  timings?: readonly Timing[];
}): Window {
  const entries = timings.map(({ bytes, ms, cached = false }) => ({
    encodedBodySize: bytes,
    transferSize: cached ? 0 : bytes + 300,
    responseStart: 100,
    responseEnd: 100 + ms,
  }));
  const getEntriesByType = (type: string) => (type === 'navigation' ? entries.slice(0, 1) : entries.slice(1));
  const navigator = effectiveType === undefined ? {} : { connection: { effectiveType } };
  return { navigator, performance: { getEntriesByType } } as unknown as Window;
}

test.each([
  ['slow-2g', true],
  ['2g', true],
  ['3g', true],
  ['4g', false],
])('a connection that the browser estimates as %s: slow is %s', (effectiveType, isSlow) => {
  expect(isSlowConnection(visit({ effectiveType }))).toBe(isSlow);
});

// 40 KB in 640 ms are 500 kbit/s, in 160 ms 2 Mbit/s.
test.each([
  [
    'only slow responses',
    [
      { bytes: 40_000, ms: 640 },
      { bytes: 20_000, ms: 640 },
    ],
    true,
  ],
  [
    'one fast response among slow ones',
    [
      { bytes: 40_000, ms: 640 },
      { bytes: 40_000, ms: 160 },
    ],
    false,
  ],
  ['slow responses that are too small to tell', [{ bytes: 900, ms: 400 }], false],
  ['responses from the cache', [{ bytes: 40_000, ms: 640, cached: true }], false],
  ['nothing loaded', [], false],
])('without an estimate, %s', (_name, timings, isSlow) => {
  expect(isSlowConnection(visit({ timings }))).toBe(isSlow);
});

test('an estimate does not hide that every response came slowly', () => {
  expect(isSlowConnection(visit({ effectiveType: '4g', timings: [{ bytes: 40_000, ms: 640 }] }))).toBe(true);
});
