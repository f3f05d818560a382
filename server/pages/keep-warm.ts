import { setTimeout as realSleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { periodMs } from '../../content/clock/timed-text.ts';
import { firstErrorStatus, type PageCache } from './page-cache.ts';
import type { RenderAll } from './render-in-process.ts';

/** How long before a period starts its pages are rendered. */
const aheadMs = 10 * 60_000;
/** Spreads the pages of the next period over about two minutes. */
const aheadPauseMs = 250;
/** After a start, pages that failed are rendered again at this interval. */
const retryMs = 10_000;

type WarmOptions = {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Renders pages in another process, before those that it leaves out are rendered in this one. */
  renderElsewhere?: RenderAll | undefined;
  /** Milliseconds since 1970. */
  now?: () => number;
  sleep?: (ms: number, value: undefined, options: { signal: AbortSignal; ref: boolean }) => Promise<unknown>;
};

/**
 * Renders `paths` for the current period at full speed, and those of each next period shortly
 * before it starts. Otherwise all pages would miss the cache at once when a period starts, and
 * requests would queue for renders.
 */
export function keepWarm(
  cache: Pick<PageCache, 'get' | 'add'>,
  paths: readonly string[],
  { log, renderElsewhere, now = Date.now, sleep = realSleep }: WarmOptions,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWarm = false;

  const pause = (ms: number) => sleep(Math.max(0, ms), undefined, { signal, ref: false });

  async function renderPage(url: string, time: Date): Promise<void> {
    const { status } = await cache.get({ url, encoding: 'br', time });
    if (status >= firstErrorStatus) throw new Error(`the page has status ${status}`);
  }

  /**
   * Sleeps after each page, so that requests are handled in between. Logs one line about pages that
   * fail.
   */
  async function renderAll(time: Date, pauseMs: number): Promise<boolean> {
    let first: { path: string; err: unknown } | undefined;
    let failed = 0;
    await renderElsewhere?.(time, (path, page) => cache.add(path, time, page), signal).catch(
      (err: unknown) => {
        if (!signal.aborted) log.warn({ err }, 'pages are rendered in the server');
      },
    );
    for (const path of paths) {
      await renderPage(path, time).catch((err: unknown) => {
        first ??= { path, err };
        failed += 1;
      });
      await pause(pauseMs);
    }
    if (first) log.error({ ...first, failed }, 'pages could not be rendered ahead of requests');
    return failed === 0;
  }

  async function run(): Promise<void> {
    while (!(await renderAll(new Date(now()), 0))) await pause(retryMs);
    isWarm = true;
    while (true) {
      const next = (Math.floor(now() / periodMs) + 1) * periodMs;
      await pause(next - aheadMs - now());
      await renderAll(new Date(next), aheadPauseMs);
      await pause(next - now());
    }
  }

  run().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return {
    /** True once each page has been rendered after the start. */
    isWarm: () => isWarm,
    stop: () => stopping.abort(),
  };
}
