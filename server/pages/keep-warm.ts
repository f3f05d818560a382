import { setTimeout as realSleep } from 'node:timers/promises';
import { periodMs } from '../../content/clock/timed-text.ts';
import type { PageCache } from './page-cache.ts';

/** How long before a period starts its pages are rendered. */
const aheadMs = 10 * 60_000;
/** Spreads the pages of the next period over about two minutes. */
const pauseMs = 250;

type WarmClock = {
  /** Milliseconds since 1970. */
  now?: () => number;
  sleep?: (ms: number, value: undefined, options: { signal: AbortSignal; ref: boolean }) => Promise<unknown>;
};

export type WarmPages = {
  /** True once the first run over the paths has ended, even if a page failed. */
  isWarm(): boolean;
  stop(): void;
};

/**
 * Renders `paths` for the current period at full speed, and those of each next period shortly
 * before it starts. Otherwise all pages would miss the cache at once when a period starts, and
 * requests would queue for renders.
 */
export function keepWarm(
  cache: Pick<PageCache, 'warm'>,
  paths: readonly string[],
  { now = Date.now, sleep = realSleep }: WarmClock = {},
): WarmPages {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWarm = false;

  async function run(): Promise<void> {
    await cache.warm(paths, new Date(now()), { signal });
    isWarm = true;
    while (!signal.aborted) {
      const next = (Math.floor(now() / periodMs) + 1) * periodMs;
      await sleep(Math.max(0, next - aheadMs - now()), undefined, { signal, ref: false });
      await cache.warm(paths, new Date(next), { signal, pauseMs });
      await sleep(Math.max(0, next - now()), undefined, { signal, ref: false });
    }
  }

  run().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return { isWarm: () => isWarm, stop: () => stopping.abort() };
}
