import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Rendered } from '../../app/rendering.ts';
import { compress, type Encoding } from '../../bundler/compress.ts';

/** A page ready to send. `etag` names the content before compression. */
export type ReadyPage = { status: number; type: string; etag: string; body: Buffer; encoding: Encoding };

type CachedPage = ReadyPage & { period: string };

type CacheOptions = {
  maxBytes: number;
  render: (url: string) => Promise<Rendered>;
  /** Pages from an earlier period are rendered again (content/clock/timed-text.ts). */
  currentPeriod: () => string;
};

type PageRequest = {
  url: string;
  encoding: Encoding;
  /** Called if the page is not in the cache. What it throws refuses the page. */
  beforeRender?: (() => Promise<void>) | undefined;
};

/**
 * Keeps compressed pages by URL and encoding. A page is first sent with fast compression; the best one replaces it in
 * the background. A page that a new period did not change keeps its compressed body.
 */
export function createPageCache({ maxBytes, render, currentPeriod }: CacheOptions) {
  const pages = new LRUCache<string, CachedPage, PageRequest>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (key, stale, { context: { url, encoding, beforeRender } }) => {
      await beforeRender?.();
      const period = currentPeriod();
      const rendered = await render(url);
      const source = Buffer.from(rendered.body);
      const etag = etagOf(source);
      if (stale?.etag === etag) return { ...stale, period };
      const { status, type } = rendered;
      const page = { status, type, etag, period, ...(await compress(source, encoding, 'fast')) };
      if (page.encoding === 'br') improve(key, page, source);
      return page;
    },
  });

  let lastImprovement: Promise<unknown> = Promise.resolve();

  /** One page at a time, so that responses do not wait for zlib's thread pool. */
  function improve(key: string, page: CachedPage, source: Buffer): void {
    lastImprovement = lastImprovement.then(async () => {
      // The page is in the cache only after `fetchMethod` has returned.
      await setImmediate();
      if (pages.peek(key)?.etag !== page.etag) return;
      const best = await compress(source, 'br', 'best');
      const current = pages.peek(key);
      if (current?.etag === page.etag) pages.set(key, { ...current, ...best });
    });
  }

  return {
    /** @throws what `render` or `beforeRender` throws; the next call tries again */
    get(request: PageRequest): Promise<ReadyPage> {
      const key = `${request.encoding} ${request.url}`;
      const isStale = pages.peek(key)?.period !== currentPeriod();
      return pages.forceFetch(key, { context: request, forceRefresh: isStale });
    },
  };
}

/** Weak: the same content may be compressed in more than one way. */
function etagOf(source: Buffer): string {
  return `W/"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}"`;
}
