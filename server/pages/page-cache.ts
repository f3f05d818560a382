import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Rendered } from '../../app/rendering.ts';
import { compress, type Encoding, type Quality } from '../../bundler/compress.ts';

export const firstErrorStatus = 500;

/** A page ready to send. `etag` is computed from the uncompressed body. */
export type ReadyPage = { status: number; type: string; etag: string; body: Buffer; encoding: Encoding };

type CacheOptions = {
  /** Limit for the sum of compressed bodies and keys. */
  maxBytes: number;
  /** Renders a page as it is at `time`. */
  render: (url: string, time: Date) => Promise<Rendered>;
  /**
   * @returns the id of the period that contains `time`. Date-dependent texts are constant within a
   * period.
   */
  periodOf: (time: Date) => string;
  /** Called for each page that is not in the cache. */
  quality?: () => Quality;
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

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Keeps compressed pages by period, encoding and URL. A page is rendered and compressed once, for
 * its first response.
 */
export function createPageCache({ maxBytes, render, periodOf, quality = () => 'page' }: CacheOptions) {
  const pages: LRUCache<string, ReadyPage, PageRequest> = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: cachedBytes,
    // A request whose entry is evicted during the render still gets its page.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { url, encoding, time, beforeRender } }) => {
      await beforeRender?.();
      return await makePage(() => render(url, time), encoding, quality());
    },
  });

  return {
    /** Adds a page of the period of `time`, in brotli, that was made elsewhere. */
    add(url: string, time: Date, page: ReadyPage): void {
      pages.set(cacheKey(periodOf(time), 'br', url), page);
    },

    /**
     * Rejects with the error of `render` or `beforeRender`. After that, and after a page with an
     * error status, the next call tries again.
     */
    async get(request: PageRequest): Promise<ReadyPage> {
      // Uncompressed bodies would take six times the memory, and clients that want them are rare.
      const encoding = request.encoding === 'identity' ? 'br' : request.encoding;
      const key = cacheKey(periodOf(request.time), encoding, request.url);
      const page = await pages.forceFetch(key, { context: { ...request, encoding } });
      if (page.status >= firstErrorStatus) pages.delete(key);
      return request.encoding === 'identity' ? decompressed(page) : page;
    },
  };
}

/** As many as libuv has threads. Without a limit, a start under load would hold all pages uncompressed, with their encoders. */
const pagesAtOnce = pLimit(4);

/** Renders and compresses a page when fewer than four others are being made. */
export function makePage(
  render: () => Promise<Rendered>,
  encoding: Encoding,
  quality: Quality,
): Promise<ReadyPage> {
  return pagesAtOnce(async () => readyPage(await render(), encoding, quality));
}

/** Compresses a rendered page. */
export async function readyPage(
  { status, type, body }: Rendered,
  encoding: Encoding,
  quality: Quality,
): Promise<ReadyPage> {
  const source = Buffer.from(body);
  return { status, type, etag: etagOf(source), ...(await compress(source, encoding, quality)) };
}

export function cacheKey(period: string, encoding: Encoding, url: string): string {
  return `${period} ${encoding} ${url}`;
}

/** @returns the bytes of a page that count for the limit of a cache */
export function cachedBytes({ body }: ReadyPage, key: string): number {
  return body.length + key.length;
}

/** Uncompressed bodies that responses still hold. */
const uncompressed = new WeakMap<ReadyPage, Promise<WeakRef<Buffer>>>();

/** Slow clients of one page share its uncompressed body, so that they cannot fill the memory. */
async function decompressed(page: ReadyPage): Promise<ReadyPage> {
  if (page.encoding === 'identity') return page;
  while (true) {
    const shared = uncompressed.get(page);
    const body = (await shared)?.deref();
    if (body) return { ...page, body, encoding: 'identity' };
    if (uncompressed.get(page) !== shared) continue;
    uncompressed.set(
      page,
      promisify(brotliDecompress)(page.body).then((created) => new WeakRef(created)),
    );
  }
}

/** Weak: the same content may be compressed in more than one way. */
function etagOf(source: Buffer): string {
  return `W/"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}"`;
}
