import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  canonicalPath,
  formPages,
  isSafePath,
  notFoundPathOf,
  pathOf,
  searchOf,
} from '../http/request-target.ts';
import { redactEmails } from '../log/log.ts';
import type { PageServer } from './page-server.ts';

/** In UTF-16 code units: twice the 100 characters that the field accepts. */
const maxTeamLength = 200;

/** Paths that contain a content hash: all below `/assets/`, and media names with eight hexadecimal digits. */
const hashedPath = /^\/assets\/|^\/media\/.*\.[0-9a-f]{8}\.\w+$/;

/** Serves pages and static files. Redirects non-canonical paths. Sends the 404 page for all others. */
export async function registerPages(app: FastifyInstance, pages: PageServer): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.files.roots,
    serve: false,
    cacheControl: false,
    dotfiles: 'allow',
    preCompressed: true,
  });
  app.get('/*', (request, reply) => sendPageOrFile(request, reply, pages));
}

async function sendPageOrFile(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
): Promise<FastifyReply> {
  const rawPath = pathOf(request.url);
  const path = decodeURIComponent(rawPath);
  if (rawPath !== encodeURI(path)) return redirectOr404(request, reply, pages);
  if (formPages.has(path)) {
    const query = new URLSearchParams(searchOf(request.url));
    if (query.has('done')) {
      reply.header('x-robots-tag', 'noindex, follow');
      if (!isFromLink(request)) return pages.sendDone(request, reply, path);
    }
    // Prefills the field on the server, so that it works without JavaScript.
    const team = query.get('team')?.trim() ?? '';
    if (team && team.length <= maxTeamLength)
      return pages.sendPrivatePage(request, reply, `${path}?${new URLSearchParams({ team })}`);
  }
  const file = pages.files.names.get(path);
  if (file) {
    const policy = hashedPath.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply.header('cache-control', policy).sendFile(file);
  }
  if (path.startsWith('/assets/')) return sendMissingAsset(request, reply);
  if (await pages.isAddress(path)) return pages.sendPage(request, reply, path);
  return redirectOr404(request, reply, pages);
}

/** Redirects another spelling of a known address, such as `/Football/` or `/%66ootball`; else sends the 404 page. */
export async function redirectOr404(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
): Promise<FastifyReply> {
  const canonical = canonicalPath(decodeURIComponent(pathOf(request.url)));
  if (pages.files.names.has(canonical) || (await pages.isAddress(canonical))) {
    const location = encodeURI(canonical) + searchOf(request.url);
    return reply.header('cache-control', 'no-cache').redirect(location, 308);
  }
  return sendNotFoundPage(request, reply, pages);
}

/** True if `Sec-Fetch-Site` says that the redirect after a plain form did not open this page. False without the header. */
function isFromLink({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

/** Answers a request for an asset that only another deployment has. The browser expects a script or a style, not a page. */
function sendMissingAsset(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  logUnknown(request);
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, follow');
  return reply.code(404).type('text/plain').send('Not found\n');
}

/** Answers an unknown path with the 404 page, which suggests what the path may have meant. */
async function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  const isSafe = isSafePath(decodeURIComponent(path));
  logUnknown(request);
  return pages.sendPrivatePage(request, reply, isSafe ? path : notFoundPathOf(path));
}

function logUnknown({ log, originalUrl }: FastifyRequest): void {
  log.info({ path: redactEmails(pathOf(originalUrl)) }, 'unknown path');
}
