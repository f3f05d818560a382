import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormOutcome } from '../../app/form-outcome.ts';
import type { Render } from '../../app/rendering.ts';
import { pathOf } from '../http/request-target.ts';
import { withoutAddresses } from '../log/log.ts';
import { createNotFoundPages } from './not-found-pages.ts';
import { chooseEncoding, type Encoding, encode, worthwhile } from './sending/encoding.ts';
import type { ServedText, TextCache } from './sending/text-cache.ts';
import type { SiteFiles } from './site-files.ts';
import type { Substitute } from './slots/substitution.ts';
import { markBraces, restoreBraces } from './slots/typed-braces.ts';
import { createTeamPages } from './team-pages.ts';
import { unexpectedError } from './unexpected-error.ts';

export type PageParts = {
  site: SiteFiles;
  texts: TextCache;
  render: Render;
  /** Whether a page or a file stands at a path, also one that is rendered on demand. */
  isAddress: (path: string) => boolean | Promise<boolean>;
  substitute: Substitute;
  ownScripts?: readonly string[];
  /** Whether a page that was rendered stays true; under development it does not. */
  isLasting: boolean;
};

export type PageServer = {
  /** Whether the build left a page or a file at `path`. */
  knows(path: string): boolean;
  /** The one address of a page or a file that `path` spells another way, if it does. */
  canonicalOf(path: string): Promise<string | undefined>;
  /** A text of the site, ready to send. @throws when its file cannot be read */
  textOf(file: string, encoding: Encoding, root?: string): Promise<ServedText>;
  /**
   * Renders on demand; `status` overrides the application's own, as a refused form needs, and `team` fills the form of
   * the page at `url`.
   */
  sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    options: { url: string; outcome?: FormOutcome; status?: number; team?: string; cacheControl?: string },
  ): Promise<FastifyReply>;
  /** The 404 page, made once: it costs no rendering. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply>;
  site: SiteFiles;
  /** The texts of the scripts that stand in pages. */
  ownScripts: readonly string[];
};

/** Sends pages: ready ones from the build, others rendered on demand. */
export function createPageServer({
  site,
  texts,
  render,
  isAddress,
  substitute,
  ownScripts = [],
  isLasting,
}: PageParts): PageServer {
  const knows = (path: string) =>
    site.pages.has(path) || site.files.has(path) || site.earlier?.files.has(path) === true;
  const teamPages = createTeamPages(render, isLasting);
  const notFoundPages = createNotFoundPages({ render, substitute, isLasting });

  return {
    site,
    ownScripts,
    knows,

    async canonicalOf(path) {
      const bare = withoutEnd(path.toLowerCase());
      if (bare === path) return undefined;
      return knows(bare) || (await isAddress(bare)) ? bare : undefined;
    },

    textOf: (file, encoding, root = site.root) => texts.get(`${root}/${file}`, encoding),

    async sendNotFound(request, reply, path) {
      const page = await notFoundPages.get(path, chooseEncoding(request.headers['accept-encoding']));
      reply
        .code(404)
        .header('cache-control', 'no-store')
        .header('vary', 'Accept-Encoding')
        .header('x-robots-tag', 'noindex, follow');
      if (page.encoding !== 'identity') reply.header('content-encoding', page.encoding);
      return reply.type('text/html; charset=utf-8').send(page.body);
    },

    async sendRendered(request, reply, { url, outcome, status, team, cacheControl = renderedPolicy }) {
      const rendering = team
        ? teamPages.get(url, team)
        : render({ url, ...(outcome && { outcome: markBraces(outcome) }) });
      const rendered = await rendering.catch((error: unknown) => {
        request.log.error(
          { err: error, path: withoutAddresses(pathOf(url)) },
          'a page could not be rendered',
        );
        // What broke may hold what nobody but us should read; who develops is us.
        return { status: 500, type: 'text/plain', body: isLasting ? unexpectedError : String(error) };
      });
      const code = status ?? rendered.status;
      const mayBeKept = isLasting && code === 200 && !outcome;
      reply.code(code).header('cache-control', mayBeKept ? cacheControl : 'no-store');
      reply.header('vary', 'Accept-Encoding');
      if (code >= 400) reply.header('x-robots-tag', 'noindex, follow');
      const { type } = rendered;
      const filled = substitute.apply(rendered.body, type.startsWith('text/html') ? 'html' : 'json');
      const body = Buffer.from(outcome ? restoreBraces(filled) : filled);
      const encoding = worthwhile(chooseEncoding(request.headers['accept-encoding']), body.length);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type(type).send(await encode(body, encoding));
    },
  };
}

/** A page past what the build renders: caches in front may serve it while they ask for a newer one. */
const renderedPolicy = 'public, max-age=60, stale-while-revalidate=3600';

/** The part of a path that names a page, without a slash or a file name at its end. */
function withoutEnd(path: string): string {
  const open = path.endsWith('/') ? path.slice(0, -1) : path;
  return (open.endsWith('/index.html') ? open.slice(0, -'/index.html'.length) : open) || '/';
}
