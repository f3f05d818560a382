import type { FastifyInstance } from 'fastify';
import { canonicalPath, pathOf, searchOf } from './request-target.ts';

/** The prefix of the route of pages and files, whose paths are no routes. */
const pagePrefix = '/';

/** A token after the prefix of a route. Its capitals matter, and it needs no encoding. */
const token = /^[\w.~-]+$/;

/** Whether a page or a file has a decoded path. */
type IsPage = (path: string) => boolean | Promise<boolean>;

/** `location`: its canonical spelling, absent if the path has no other. */
type Address = { methods: readonly string[]; location?: string };

/** Collects the methods of all routes that are added after this call. */
function collectRoutes(app: FastifyInstance, isPage: IsPage) {
  const paths = new Map<string, string[]>();
  const prefixes = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    const isPrefix = url.endsWith('*');
    const [routes, key] = isPrefix ? [prefixes, url.slice(0, -1)] : [paths, url];
    routes.set(key, [...(routes.get(key) ?? []), ...[method].flat()].toSorted());
  });

  async function findExact(path: string): Promise<Address | undefined> {
    const methods = paths.get(path) ?? ((await isPage(path)) ? prefixes.get(pagePrefix) : undefined);
    return methods && { methods, location: encodeURI(path) };
  }

  function findPrefix(path: string): Address | undefined {
    for (const [prefix, methods] of prefixes) {
      const suffix = path.slice(prefix.length).replace(/\/$/, '');
      if (prefix === pagePrefix || suffix === '' || !path.toLowerCase().startsWith(prefix)) continue;
      return token.test(suffix) ? { methods, location: prefix + suffix } : { methods };
    }
    return undefined;
  }

  /** @param path decoded, in any spelling */
  return async (path: string): Promise<Address | undefined> =>
    (await findExact(path)) ?? findPrefix(path) ?? (await findExact(canonicalPath(path)));
}

/**
 * Answers 405 for another method of a known address, and redirects another spelling of it. Runs
 * before all routes that are added after this call: the router decodes paths, and would give
 * `/%63oming-soon` to the route of the form.
 */
export function guardAddresses(app: FastifyInstance, isPage: IsPage): void {
  const find = collectRoutes(app, isPage);
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url);
    const address = await find(decodeURIComponent(path));
    if (!address) return;
    const { methods, location = path } = address;
    if (!methods.includes(request.method)) {
      reply.code(405).header('allow', methods.join(', ')).header('cache-control', 'no-store');
      return reply.send({ ok: false, error: 'Method not allowed' });
    }
    if (location === path) return;
    // No cache may store what a form, an API or a link of a letter answers.
    reply.header('cache-control', methods.includes('POST') ? 'no-store' : 'no-cache');
    return reply.redirect(location + searchOf(request.url), 308);
  });
}
