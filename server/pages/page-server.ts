import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Render, RenderRequest } from '../../app/rendering.ts';
import type { LaunchDate } from '../../content/clock/launch.ts';
import { timedTextPeriod } from '../../content/clock/timed-text.ts';
import { pathOf } from '../http/request-target.ts';
import { withoutAddresses } from '../log/log.ts';
import { chooseEncoding, compress } from './encoding.ts';
import { matchesEtag } from './not-modified.ts';
import { createPageCache, type ReadyPage } from './page-cache.ts';
import type { StaticFiles } from './static-files.ts';
import { unexpectedError } from './unexpected-error.ts';

const mebibyte = 1024 * 1024;
const pageCacheBytes = 32 * mebibyte;
/** For URLs that a client can choose freely: they must not evict known pages. */
const otherCacheBytes = 4 * mebibyte;

/** What a client chose must not fill up shared caches. */
const privatePolicy = 'private, no-cache';

export type PageSettings = {
  SITE_URL: string;
  APP_STORE_URL: string;
  PLAY_STORE_URL: string;
  LAUNCH_DATE: LaunchDate;
};

export type PageParts = {
  files: StaticFiles;
  render: Render;
  /** Whether a page, or a file such as the sitemap, is rendered at a path. In development this may take time. */
  isAddress: (path: string) => boolean | Promise<boolean>;
  settings: PageSettings;
  inlineScripts?: readonly string[];
  /** Off in development, where sources change. */
  isCached?: boolean;
  now?: () => Date;
};

type SendOptions = Pick<RenderRequest, 'outcome'> & {
  /** Overrides the status of the rendering, as a refused form needs. */
  status?: number;
};

export type PageServer = ReturnType<typeof createPageServer>;

/** Renders and sends pages. */
export function createPageServer(parts: PageParts) {
  const { files, render, isAddress, settings, inlineScripts = [], isCached = true } = parts;
  const now = parts.now ?? (() => new Date());
  const site = () => ({
    siteUrl: settings.SITE_URL,
    appStoreUrl: settings.APP_STORE_URL,
    playStoreUrl: settings.PLAY_STORE_URL,
    launch: settings.LAUNCH_DATE,
    now: now(),
  });
  let period = '';
  let periodSecond = Number.NaN;
  /** Read with every request, so computed once a second. */
  const currentPeriod = () => {
    const second = Math.floor(now().getTime() / 1000);
    if (second !== periodSecond) period = timedTextPeriod(site());
    periodSecond = second;
    return period;
  };
  const cacheOf = (maxBytes: number) =>
    createPageCache({
      maxBytes,
      render: (url) => render({ url, site: site() }),
      currentPeriod,
    });
  const caches = { known: cacheOf(pageCacheBytes), other: cacheOf(otherCacheBytes) };

  async function renderNow(
    request: FastifyRequest,
    url: string,
    outcome?: RenderRequest['outcome'],
  ): Promise<ReadyPage> {
    const { status, type, body } = await render({ url, site: site(), ...(outcome && { outcome }) });
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    return { status, type, etag: '', ...(await compress(Buffer.from(body), encoding, 'fast')) };
  }

  function cached(request: FastifyRequest, url: string, cache: keyof typeof caches): Promise<ReadyPage> {
    if (!isCached) return renderNow(request, url);
    return caches[cache].get(url, chooseEncoding(request.headers['accept-encoding']));
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    rendering: Promise<ReadyPage>,
    { status, cacheControl = 'no-store' }: { status?: number | undefined; cacheControl?: string },
  ): Promise<FastifyReply> {
    const page = await rendering.catch((error: unknown): ReadyPage => {
      const path = withoutAddresses(pathOf(request.url));
      request.log.error({ err: error, path }, 'a page could not be rendered');
      // Error messages may contain internals; show them in development only.
      const body = Buffer.from(isCached ? unexpectedError : String(error));
      return { status: 500, type: 'text/plain', etag: '', body, encoding: 'identity' };
    });
    const code = status ?? page.status;
    reply.code(code).header('vary', 'Accept-Encoding');
    if (code >= 400) reply.header('x-robots-tag', 'noindex, follow');
    if (code !== 200 || page.etag === '') reply.header('cache-control', 'no-store');
    else {
      reply.header('cache-control', cacheControl).header('etag', page.etag);
      if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
    }
    if (page.encoding !== 'identity') reply.header('content-encoding', page.encoding);
    return reply.type(page.type).send(page.body);
  }

  return {
    files,
    inlineScripts,
    isAddress,

    /** Whether a page or a file has this path; false in development, where only Vite knows. */
    isKnown: (path: string) => files.names.has(path) || isAddress(path) === true,

    /** @returns the path of the page or file that `path` spells in another way, if there is one */
    async canonicalOf(path: string): Promise<string | undefined> {
      const bare = withoutEnd(path.toLowerCase());
      if (bare === path) return undefined;
      return files.names.has(bare) || (await isAddress(bare)) ? bare : undefined;
    },

    /** Sends a page of the site. */
    sendPage: (request: FastifyRequest, reply: FastifyReply, path: string) =>
      send(request, reply, cached(request, path, 'known'), { cacheControl: 'no-cache' }),

    /** Sends a page at a URL that a client can choose freely: with a team, or unknown. */
    sendOther: (request: FastifyRequest, reply: FastifyReply, url: string) =>
      send(request, reply, cached(request, url, 'other'), { cacheControl: privatePolicy }),

    /** Sends the page of a plain form with the result of the post. It contains what the visitor typed: never cached. */
    sendOutcome: (
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      { outcome, status }: SendOptions,
    ) => send(request, reply, renderNow(request, path, outcome), { status }),
  };
}

/** @returns `path` without a slash or `index.html` at its end */
function withoutEnd(path: string): string {
  const open = path.endsWith('/') ? path.slice(0, -1) : path;
  return (open.endsWith('/index.html') ? open.slice(0, -'/index.html'.length) : open) || '/';
}
