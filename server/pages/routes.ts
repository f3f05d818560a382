import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { partsRoute } from '../headers.ts';
import { withoutAddresses } from '../log.ts';
import { formPages } from '../sign-up/form-pages.ts';
import { cachePolicy, textType } from './media-type.ts';
import { isOwnPath } from './own-path.ts';
import type { PageServer } from './page-server.ts';
import { notFoundPathOf, pathOf } from './request-target.ts';

/** Serves whatever the build made, sends other spellings of a page to it, and has the rest rendered. */
export async function registerPages(app: FastifyInstance, pages: PageServer): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.site.root,
    serve: false,
    cacheControl: false,
    dotfiles: 'allow',
  });
  app.get(partsRoute, { helmet: false }, (request, reply) => sendAddress(request, reply, pages));
  app.get('/*', (request, reply) => sendAddress(request, reply, pages));
}

async function sendAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
): Promise<FastifyReply> {
  const { path, query } = addressOf(request);
  const { site } = pages;
  if (formPages.has(path) && query.has('done')) {
    return pages.sendRendered(request, reply, { url: path, outcome: { kind: 'done' } });
  }
  // The field is filled in without a script too.
  if (formPages.has(path) && query.has('team')) {
    return pages.sendRendered(request, reply, { url: path + searchOf(request) });
  }
  const page = site.pages.get(path);
  if (page) return pages.sendText(request, reply, page, path);
  const file = site.files.get(path);
  if (file && textType(file)) return pages.sendText(request, reply, file, path);
  if (file) return reply.header('cache-control', cachePolicy(path)).sendFile(file);
  // A part of another deployment: a page in its place would only confuse the browser that asks for a script.
  if (path.startsWith('/assets/')) {
    logUnknown(request);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, follow');
    return reply.code(404).type('text/plain').send('Not found\n');
  }
  const canonical = await pages.canonicalOf(path);
  if (canonical)
    return reply.header('cache-control', 'no-cache').redirect(canonical + searchOf(request), 308);
  return sendUnknown(request, reply, pages);
}

/** What no file answers: the application renders it, which for most such paths is its 404 page. */
export async function sendUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
): Promise<FastifyReply> {
  await pages.sendRendered(request, reply, { url: renderable(request) });
  if (reply.statusCode === 404) logUnknown(request);
  return reply;
}

function logUnknown({ log, originalUrl }: FastifyRequest): void {
  log.info({ path: withoutAddresses(pathOf(originalUrl)) }, 'unknown path');
}

// What would read as another host or path is nobody's page; its language still shows.
function renderable(request: FastifyRequest): string {
  const path = pathOf(request.url);
  if (isOwnPath(decodeURIComponent(path))) return path + searchOf(request);
  return notFoundPathOf(path);
}

function addressOf(request: FastifyRequest): { path: string; query: URLSearchParams } {
  return {
    path: decodeURIComponent(pathOf(request.url)),
    query: new URLSearchParams(searchOf(request)),
  };
}

function searchOf(request: FastifyRequest): string {
  return request.url.match(/\?.*$/s)?.[0] ?? '';
}
