import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { SignUpWithToken } from '../../app/form-outcome.ts';
import type { Render, RenderRequest } from '../../app/rendering.ts';
import type { Quality } from '../../bundler/compress.ts';
import type { Page } from '../../content/addresses.ts';
import { timedTextPeriod } from '../../content/clock/timed-text.ts';
import type { ClientLimit } from '../http/client-limit.ts';
import { loggablePath } from '../log/log.ts';
import { keepWarm } from './keep-warm.ts';
import { createPageCache, makePage, type ReadyPage } from './page-cache.ts';
import type { RenderAll } from './render-in-process.ts';
import { renderInTurns } from './render-in-turns.ts';
import { createRenderLimit, TooManyRenders } from './render-limit.ts';
import { chooseEncoding, matchesEtag } from './request-headers.ts';
import { type PageSettings, siteContextAt } from './site-context-at.ts';
import type { StaticFiles } from './static-files.ts';

const mebibyte = 1024 * 1024;
/**
 * Two periods of all pages in brotli and gzip, with 100 pages more than in November 2026. A test of
 * the built site fails while there is still room.
 */
export const pageCacheBytes = 68 * mebibyte;
/**
 * For URLs that a client can choose freely: they must not evict known pages. Holds the form of
 * every known team.
 */
const privateCacheBytes = 16 * mebibyte;

/** The query of the success page of a plain form. */
const doneQuery = '?done';

/** Sent if not even the error page can be rendered. Contains nothing about the error. */
export const unexpectedError = 'Unexpected Application Error!';

/** Keeps a page out of shared caches. The browser may keep it, and asks before each use. */
const privateCacheControl = 'private, no-cache';

type SendOptions = {
  /** Of a page with the status 200 and an entity tag. */
  cacheControl?: string;
  /** Of all other responses. */
  uncached?: string;
  /** Replaces 200. */
  status?: number | undefined;
};

/** The site is that of the request's time. */
type UndatedRequest = Omit<RenderRequest, 'site'>;

type PageKind = Page['kind'] | undefined;

export type PageServerOptions = {
  files: StaticFiles;
  render: Render;
  /**
   * Whether a page, or a file such as the sitemap, is rendered at a path. In development this may
   * take time.
   */
  isAddress: (path: string) => boolean | Promise<boolean>;
  /** The kind of the page at a path. By default no page has one. */
  kindOf?: (path: string) => PageKind | Promise<PageKind>;
  settings: PageSettings;
  inlineScripts?: readonly string[] | undefined;
  /** Off in development, where sources change. */
  isCached?: boolean;
  now?: () => Date;
  /** Limits what is rendered on request: unknown paths, tokens, prefilled and refused forms. */
  renderLimit?: ClientLimit | undefined;
};

export type PageServer = ReturnType<typeof createPageServer>;

/** A site without the limit, which needs the application. */
export type SitePages = Omit<PageServerOptions, 'renderLimit'>;

/** Renders and sends pages. */
export function createPageServer(options: PageServerOptions) {
  const {
    files,
    isAddress,
    kindOf = () => undefined,
    settings,
    inlineScripts = [],
    isCached = true,
  } = options;
  const render = renderInTurns(options.render);
  const currentTime = () => options.now?.() ?? new Date();
  const siteAt = (now: Date) => siteContextAt(settings, now);
  const renderAt = (page: UndatedRequest, time: Date) =>
    render({
      ...(page.url.endsWith(doneQuery) && { outcome: { kind: 'done' } }),
      ...page,
      site: siteAt(time),
    });
  const periodOf = (time: Date) => timedTextPeriod(siteAt(time));
  const cacheOf = (maxBytes: number, quality: () => Quality) =>
    createPageCache({ maxBytes, quality, periodOf, render: (url, time) => renderAt({ url }, time) });
  let warming: ReturnType<typeof keepWarm> | undefined;
  // Until all pages have been rendered, requests wait for renders, and their pages are replaced soon.
  const pageCache = cacheOf(pageCacheBytes, () => (warming?.isWarm() === false ? 'once' : 'page'));
  const privateCache = cacheOf(privateCacheBytes, () => 'once');
  const renderLimit = createRenderLimit({
    limit: options.renderLimit,
    renderRefusal: (url, retryAfterSeconds, time) => render({ url, retryAfterSeconds, site: siteAt(time) }),
    periodOf,
  });

  async function renderNow(request: FastifyRequest, page: UndatedRequest): Promise<ReadyPage> {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const ready = await makePage(() => renderAt(page, currentTime()), encoding, 'once');
    return { ...ready, etag: '' };
  }

  async function renderUncached(request: FastifyRequest, page: UndatedRequest): Promise<ReadyPage> {
    await renderLimit.count(request);
    return await renderNow(request, page);
  }

  async function renderCached(
    request: FastifyRequest,
    url: string,
    cache: typeof pageCache,
    beforeRender?: () => Promise<void>,
  ): Promise<ReadyPage> {
    if (!isCached) {
      await beforeRender?.();
      return await renderNow(request, { url });
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    return await cache.get({ url, encoding, time: currentTime(), beforeRender });
  }

  const renderPrivate = (request: FastifyRequest, url: string) =>
    renderCached(request, url, privateCache, () => renderLimit.count(request));

  /** Replaces a page that a client above the limit does not get by the cached page `url`. */
  const orCached = (request: FastifyRequest, rendering: Promise<ReadyPage>, url: string) =>
    rendering.catch((error: unknown) => {
      if (error instanceof TooManyRenders) return renderCached(request, url, pageCache);
      throw error;
    });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    rendering: Promise<ReadyPage>,
    { cacheControl, uncached = 'no-store', status }: SendOptions,
  ): Promise<FastifyReply> {
    const page = await rendering
      .catch((err: unknown) => {
        if (!(err instanceof TooManyRenders)) throw err;
        reply.header('retry-after', err.retryAfterSeconds);
        return renderLimit.refusalPage(request, err.retryAfterSeconds, currentTime());
      })
      .catch((err: unknown): ReadyPage => {
        const path = loggablePath(request.url);
        request.log.error({ err, path }, 'a page could not be rendered');
        // Error messages may contain internals; show them in development only.
        const body = Buffer.from(isCached ? unexpectedError : String(err));
        return { status: 500, type: 'text/plain', etag: '', body, encoding: 'identity' };
      });
    const code = page.status === 200 ? (status ?? 200) : page.status;
    reply.code(code).header('vary', 'Accept-Encoding');
    if (code >= 400) reply.header('x-robots-tag', 'noindex, follow');
    if (code !== 200 || page.etag === '') reply.header('cache-control', uncached);
    else {
      reply.header('cache-control', cacheControl ?? uncached).header('etag', page.etag);
      if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    }
    if (page.encoding !== 'identity') reply.header('content-encoding', page.encoding);
    return reply.type(page.type).send(page.body);
  }

  return {
    files,
    inlineScripts,
    isAddress,
    kindOf,

    /**
     * Counts the render of a request before its data is read.
     * @returns false if the client is above the limit; then 429 was sent
     */
    admitRender: (request: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
      renderLimit.count(request).then(
        () => true,
        (error) => send(request, reply, Promise.reject(error), {}).then(() => false),
      ),

    /** Renders all pages for the current period, then before each period starts. */
    keepWarm(paths: readonly string[], log: FastifyBaseLogger, renderElsewhere?: RenderAll) {
      warming = keepWarm(pageCache, paths, { log, renderElsewhere });
      return warming;
    },

    /** Whether a page or a file has this decoded path. */
    hasAddress: (path: string) => files.names.has(path) || isAddress(path),

    /** Sends a page of the site. */
    sendPage: (request: FastifyRequest, reply: FastifyReply, path: string) =>
      send(request, reply, renderCached(request, path, pageCache), { cacheControl: 'no-cache' }),

    /** Sends the page of an unknown address. Keeps URLs that clients choose out of shared caches. */
    sendUnknownPage: (request: FastifyRequest, reply: FastifyReply, url: string) =>
      send(request, reply, renderPrivate(request, url), { cacheControl: privateCacheControl }),

    /**
     * Sends the page of the form with values of its address. A client above the limit gets the
     * cached form, whose script reads team and tags.
     */
    sendFilledForm: (request: FastifyRequest, reply: FastifyReply, path: string, query: URLSearchParams) =>
      send(request, reply, orCached(request, renderPrivate(request, `${path}?${query}`), path), {
        cacheControl: privateCacheControl,
      }),

    /** Sends the form at an address with a token. It is not indexed, so it is cached apart. */
    sendEmptyForm: (request: FastifyRequest, reply: FastifyReply, path: string) =>
      send(request, reply, renderCached(request, `${path}?change`, pageCache), { cacheControl: 'no-cache' }),

    /**
     * Sends the success page of a plain form. Without `signUp` it contains nothing of the visitor,
     * so it is rendered once. A client above the limit gets that page.
     */
    sendDone(request: FastifyRequest, reply: FastifyReply, path: string, signUp?: SignUpWithToken) {
      const shared = path + doneQuery;
      const rendering = signUp
        ? orCached(request, renderUncached(request, { url: path, outcome: { kind: 'done', signUp } }), shared)
        : renderCached(request, shared, pageCache);
      return send(request, reply, rendering, { cacheControl: 'no-store' });
    },

    /**
     * Sends the page of a plain form with the result of the post, or that of a link in a letter. It
     * contains what the visitor typed: never cached.
     * @param status replaces 200, as a refused form needs
     * @param isKept whether the browser may keep it, so that Back shows it without another post
     */
    sendOutcome: (
      request: FastifyRequest,
      reply: FastifyReply,
      page: UndatedRequest,
      { status, isKept = false }: { status?: number | undefined; isKept?: boolean } = {},
    ) =>
      send(request, reply, renderUncached(request, page), {
        status,
        ...(isKept && { uncached: privateCacheControl }),
      }),
  };
}
