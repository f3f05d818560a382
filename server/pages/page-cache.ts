import { createHash } from 'node:crypto';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Rendered } from '../../app/rendering.ts';
import { compress, type Encoding } from '../../bundler/compress.ts';

/** Idle time (no render) before pages are recompressed. */
const idleMs = 1_000;

/** A page ready to send. `etag` is computed from the uncompressed body. */
export type ReadyPage = { status: number; type: string; etag: string; body: Buffer; encoding: Encoding };

/** `isFinal`: no second compression needed: not Brotli, or already at the highest level. */
type CachedPage = ReadyPage & { isFinal: boolean };

type CacheOptions = {
  maxBytes: number;
  /** Renders a page as it is at `time`. */
  render: (url: string, time: Date) => Promise<Rendered>;
  /**
   * @returns the id of the period that contains `time`. Date-dependent texts are constant within a
   * period.
   */
  periodOf: (time: Date) => string;
  /** A time in the period before that of `time`. */
  periodBefore: (time: Date) => Date;
};

type PageRequest = {
  url: string;
  encoding: Encoding;
  time: Date;
  /**
   * Called if the page is not in the cache. If it rejects, the page is not rendered, and `get`
   * rejects too.
   */
  beforeRender?: (() => Promise<void>) | undefined;
};

type WarmOptions = { signal: AbortSignal; pauseMs?: number };

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Keeps compressed pages by period, encoding and URL. A page is compressed fast for the first
 * response, and better in the background for later ones. If a page is the same as in the period
 * before, its compressed body is reused.
 */
export function createPageCache({ maxBytes, render, periodOf, periodBefore }: CacheOptions) {
  const keyOf = ({ url, encoding, time }: PageRequest) => `${periodOf(time)} ${encoding} ${url}`;

  const pages: LRUCache<string, CachedPage, PageRequest> = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (_key, _stale, { context: request }) => {
      await request.beforeRender?.();
      lastRender = performance.now();
      const { status, type, body } = await render(request.url, request.time);
      const source = Buffer.from(body);
      const etag = etagOf(source);
      const before = pages.peek(keyOf({ ...request, time: periodBefore(request.time) }));
      if (before?.etag === etag) return before;
      const compressed = await compress(source, request.encoding, 'fast');
      return { status, type, etag, ...compressed, isFinal: compressed.encoding !== 'br' };
    },
  });

  let lastRender = 0;
  const queue = new Map<string, PageRequest>();
  let isCompressing = false;

  /**
   * Recompresses requested pages one at a time while no page is being rendered, so that responses
   * are not delayed.
   */
  async function compressQueued(): Promise<void> {
    if (isCompressing) return;
    isCompressing = true;
    for (const [key, request] of queue) {
      while (performance.now() - lastRender < idleMs) await sleep(idleMs, undefined, { ref: false });
      queue.delete(key);
      // After an error the fast version is kept.
      await compressBest(key, request).catch(() => undefined);
      await setImmediate();
    }
    isCompressing = false;
  }

  async function compressBest(key: string, request: PageRequest): Promise<void> {
    const page = pages.peek(key);
    if (!page || page.isFinal) return;
    const { body } = await render(request.url, request.time);
    const source = Buffer.from(body);
    if (etagOf(source) !== page.etag) return;
    const best = await compress(source, 'br', 'best');
    if (pages.peek(key)?.etag === page.etag) pages.set(key, { ...page, ...best, isFinal: true });
  }

  return {
    /** Rejects with the error of `render` or `beforeRender`. The next call tries again. */
    async get(request: PageRequest): Promise<ReadyPage> {
      const key = keyOf(request);
      const page = await pages.forceFetch(key, { context: request });
      if (!page.isFinal && !queue.has(key)) {
        queue.set(key, request);
        void compressQueued();
      }
      return page;
    },

    /**
     * Renders pages that are not in the cache. Sleeps `pauseMs` after each, so that requests are
     * handled in between.
     */
    async warm(urls: readonly string[], time: Date, { signal, pauseMs = 0 }: WarmOptions): Promise<void> {
      for (const url of urls) {
        if (signal.aborted) return;
        const request = { url, encoding: 'br' as const, time };
        // An error is logged when a visitor requests the page.
        await pages.forceFetch(keyOf(request), { context: request }).catch(() => undefined);
        await sleep(pauseMs, undefined, { signal, ref: false });
      }
    },
  };
}

/** Weak: the same content may be compressed in more than one way. */
function etagOf(source: Buffer): string {
  return `W/"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}"`;
}
