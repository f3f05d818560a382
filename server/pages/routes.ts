import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormOutcome } from '../../app/form-outcome.ts';
import type { CorrectionTokens } from '../../sign-up/correction-tokens.ts';
import { refusalStatus } from '../../sign-up/error-codes.ts';
import { mapFields, teamOf } from '../../sign-up/fields.ts';
import { readLinkParameters, tagNames } from '../../sign-up/origin.ts';
import type { FileLimit } from '../http/connections/connection-limits.ts';
import {
  formPages,
  isAssetPath,
  isSafePath,
  notFoundPathOf,
  pathOf,
  searchOf,
} from '../http/request-target.ts';
import { loggablePath } from '../log/log.ts';
import type { PageServer } from './page-server.ts';

/** A longer query is not repeated in the suggestions of the 404 page. */
const maxSearchLength = 2_000;

/**
 * Paths that contain a content hash: all below `/assets/`, and media names with eight hexadecimal
 * digits.
 */
const hashedPath = /^\/assets\/|^\/media\/.*\.[0-9a-f]{8}\.\w+$/;

/** After this time a client may request a file again that got 503. */
const retryFileSeconds = 1;

type SiteRoutes = { pages: PageServer; correctionTokens: CorrectionTokens; files: FileLimit };

/**
 * Serves pages, the form and static files. Sends the 404 page for all other paths.
 */
export async function registerPages(app: FastifyInstance, routes: SiteRoutes): Promise<void> {
  const { pages } = routes;
  await app.register(fastifyStatic, {
    root: pages.files.roots,
    serve: false,
    cacheControl: false,
    dotfiles: 'allow',
    preCompressed: true,
  });
  for (const path of formPages)
    app.get(path, (request, reply) => sendFormPage(request, reply, { path, ...routes }));
  app.get('/*', (request, reply) => sendPageOrFile(request, reply, routes));
}

async function sendFormPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, pages, correctionTokens }: SiteRoutes & { path: string },
): Promise<FastifyReply> {
  const query = new URLSearchParams(searchOf(request.url));
  if (query.has('done') || query.has('change')) {
    reply.header('x-robots-tag', 'noindex, follow');
    if (isExternalNavigation(request)) return pages.sendEmptyForm(request, reply, path);
    return await sendAfterSignUp(request, reply, pages, { path, query, correctionTokens });
  }
  const values = formValues(query);
  if (values.size > 0) return pages.sendFilledForm(request, reply, path, values);
  return pages.sendPage(request, reply, path);
}

async function sendPageOrFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, files }: SiteRoutes,
): Promise<FastifyReply> {
  const path = decodeURIComponent(pathOf(request.url));
  const file = pages.files.names.get(path);
  if (file) {
    if (!(await files.isAllowed(reply.raw))) return sendTooManyFiles(reply);
    const policy = hashedPath.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply.header('cache-control', policy).sendFile(file);
  }
  if (await pages.isAddress(path)) return pages.sendPage(request, reply, path);
  return sendNotFound(request, reply, pages);
}

/**
 * @returns the values that an address gives the form: its team and its tags. They are rendered on
 * the server, so that they work without JavaScript.
 */
function formValues(query: URLSearchParams): URLSearchParams {
  const values = readLinkParameters(query, tagNames);
  const team = teamOf(query);
  if (team) values.set('team', team);
  return values;
}

type AfterSignUp = { path: string; query: URLSearchParams; correctionTokens: CorrectionTokens };

/** Sends the success page of a plain form, or with `?change` the form to correct the sign-up. */
async function sendAfterSignUp(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
  { path, query, correctionTokens }: AfterSignUp,
): Promise<FastifyReply> {
  const token = query.get('change') || query.get('done') || '';
  const correctable = await correctionTokens.open(token);
  const send = (outcome: FormOutcome, status: number) =>
    pages.sendOutcome(request, reply, { url: path, outcome }, { status });
  if (!correctable)
    return query.has('change')
      ? send({ kind: 'refused', code: 'expired' }, refusalStatus.expired)
      : pages.sendDone(request, reply, path);
  const fields = mapFields((field) => correctable[field]);
  return query.has('change')
    ? send({ kind: 'change', values: { ...fields, ticket: token } }, 200)
    : pages.sendDone(request, reply, path, { ...fields, token, city: correctable.city });
}

/** Sends 404: a line of text for an asset, otherwise the page. */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
): FastifyReply | Promise<FastifyReply> {
  return isAssetPath(decodeURIComponent(pathOf(request.url)))
    ? sendMissingAsset(reply)
    : sendNotFoundPage(request, reply, pages);
}

/**
 * @returns true if the request did not come from a page of this origin, by `Sec-Fetch-Site`. False
 * without the header.
 */
function isExternalNavigation({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

function sendTooManyFiles(reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store').header('retry-after', retryFileSeconds);
  return reply.code(503).type('text/plain').send('Too many files are being sent. Try again in a second.\n');
}

/**
 * Sends 404 as text for an asset that only another deployment has. The browser expects a script or
 * a style, not a page. Metrics count it. It is not logged, because no limit slows these requests.
 */
function sendMissingAsset(reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, follow');
  return reply.code(404).type('text/plain').send('Not found\n');
}

/**
 * Sends the 404 page for an unknown path, with suggestions for a mistyped one. They keep the query.
 */
async function sendNotFoundPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageServer,
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  const isSafe = isSafePath(decodeURIComponent(path));
  request.log.info({ path: loggablePath(request.originalUrl) }, 'unknown path');
  const search = searchOf(request.url);
  const keptSearch = search.length <= maxSearchLength ? search : '';
  return pages.sendUnknownPage(request, reply, isSafe ? path + keptSearch : notFoundPathOf(path));
}
