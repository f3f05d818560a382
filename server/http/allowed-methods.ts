import type { FastifyInstance } from 'fastify';
import { canonicalPath, pathOf } from './request-target.ts';

/** The prefix of the route of pages and files, whose paths are no routes. */
const pagePrefix = '/';

/** @returns the methods of a path; undefined if no route has it */
export type AllowedMethods = (path: string) => readonly string[] | undefined;

/**
 * Collects the methods of all routes that are added after this call.
 * @param isPage whether the route of pages has a page or a file at a path
 */
export function collectMethods(app: FastifyInstance, isPage: (path: string) => boolean): AllowedMethods {
  const paths = new Map<string, string[]>();
  const prefixes = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    const isPrefix = url.endsWith('*');
    const [routes, key] = isPrefix ? [prefixes, url.slice(0, -1)] : [paths, url];
    routes.set(key, [...(routes.get(key) ?? []), ...[method].flat()].toSorted());
  });
  return (path) => {
    const exact = paths.get(path);
    if (exact) return exact;
    for (const [prefix, methods] of prefixes)
      if (prefix !== pagePrefix && path.startsWith(prefix)) return methods;
    return isPage(path) ? prefixes.get(pagePrefix) : undefined;
  };
}

/**
 * Answers 405 for a known path with another method. Routes in scopes that were registered before
 * skip this hook.
 */
export function refuseOtherMethods(app: FastifyInstance, methodsOf: AllowedMethods): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request.url);
    // Another spelling of a path allows the same methods, because it is redirected.
    const allowed = methodsOf(path) ?? methodsOf(canonicalPath(decodeURIComponent(path)));
    if (!allowed || allowed.includes(request.method)) return done();
    const body = { ok: false, error: 'Method not allowed' };
    reply.code(405).header('allow', allowed.join(', ')).header('cache-control', 'no-store').send(body);
  });
}
