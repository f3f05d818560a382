import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerHeaders } from '../http/headers.ts';
import { isOwnPath, notFoundPathOf, pathOf, searchOf } from '../http/request-target.ts';
import { withoutAddresses } from '../log/log.ts';
import { formPages } from './form-pages.ts';
import type { PageServer } from './page-server.ts';
import { cachePolicy, textType } from './sending/media-type.ts';
import { createTextSender, type SendText } from './sending/text-sender.ts';
import { isTeamName } from './team-pages.ts';

/** Whoever asks may name any team, so no cache in front should fill up with the answers. */
const ownPolicy = 'private, no-cache';

/** Serves whatever the build made, sends other spellings of an address to it, and has the rest rendered. */
export async function registerPages(
  app: FastifyInstance,
  pages: PageServer,
  headersOf: (path: string) => AnswerHeaders,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages.site.root,
    serve: false,
    cacheControl: false,
    dotfiles: 'allow',
  });
  const sendText = createTextSender(pages, headersOf);
  app.get('/*', (request, reply) => sendAddress(request, reply, pages, sendText));
}

async function sendAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
  sendText: SendText,
): Promise<FastifyReply> {
  const path = decodeURIComponent(pathOf(request.url));
  const { site } = pages;
  if (formPages.has(path)) {
    const query = new URLSearchParams(searchOf(request.url));
    if (query.has('done'))
      return pages.sendRendered(request, reply, { url: path, outcome: { kind: 'done' } });
    // The field is filled in without a script too.
    const team = query.get('team')?.trim() ?? '';
    if (isTeamName(team))
      return pages.sendRendered(request, reply, { url: path, team, cacheControl: ownPolicy });
  }
  const page = site.pages.get(path);
  if (page) return sendText(request, reply, { file: page, address: path });
  const file = site.files.get(path);
  if (file && textType(file)) return sendText(request, reply, { file, address: path });
  if (file) return reply.header('cache-control', cachePolicy(path)).sendFile(file);
  const part = site.earlier?.files.get(path);
  if (part) return sendEarlier(request, reply, { pages, file: part, sendText });
  if (path.startsWith('/assets/')) return sendNoPart(request, reply);
  const canonical = await pages.canonicalOf(path);
  if (canonical)
    return reply
      .header('cache-control', 'no-cache')
      .redirect(encodeURI(canonical) + searchOf(request.url), 308);
  return sendUnknown(request, reply, pages);
}

async function sendEarlier(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, file, sendText }: { pages: PageServer; file: string; sendText: SendText },
) {
  const { root = '' } = pages.site.earlier ?? {};
  const address = pathOf(request.url);
  // Whoever tidies up by hand may have taken it away.
  if (!existsSync(`${root}/${file}`)) return sendNoPart(request, reply);
  if (textType(file)) return sendText(request, reply, { file, address, root });
  return reply.header('cache-control', cachePolicy(address)).sendFile(file, root);
}

/** A part of another deployment: a page in its place would only confuse the browser that asks for a script. */
function sendNoPart(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  logUnknown(request);
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, follow');
  return reply.code(404).type('text/plain').send('Not found\n');
}

/** What no file answers: the application renders it, which for most such paths is its 404 page. */
export async function sendUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  const notFound = notFoundPathOf(path);
  // What would read as another host or path is nobody's page; its language still shows.
  if (path === notFound || !isOwnPath(decodeURIComponent(path)))
    await pages.sendNotFound(request, reply, notFound);
  else await pages.sendRendered(request, reply, { url: path });
  if (reply.statusCode === 404) logUnknown(request);
  return reply;
}

function logUnknown({ log, originalUrl }: FastifyRequest): void {
  log.info({ path: withoutAddresses(pathOf(originalUrl)) }, 'unknown path');
}
