import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf, localizedPath } from '../../content/locale.ts';
import { recordClientKeys } from '../http/client-address.ts';
import type { ClientLimit } from '../http/client-limit.ts';
import { ownSignUpPrefixes, pathOf, searchOf } from '../http/request-target.ts';
import type { PageServer } from '../pages/page-server.ts';
import { logUnavailable } from './accept-sign-up.ts';
import { acceptRawBody, decodeBody } from './body.ts';
import { isCrossSite } from './cross-site.ts';
import { fieldsOf } from './form.ts';
import {
  changeOwnSignUp,
  type LinkRequest,
  type OwnSignUpActionOptions,
  showOwnSignUp,
} from './own-sign-up-actions.ts';
import { type Answer, refused } from './own-sign-up-answers.ts';
import { maxSignUpBytes, refuseAsText } from './refusals.ts';

export type OwnSignUpPageOptions = OwnSignUpActionOptions & {
  /** The configured origin. */
  siteUrl: string;
  /** Limit of changes, apart from sign-ups. */
  limit: ClientLimit | undefined;
};

/**
 * Registers the links of letters. The token's purpose selects the page (GET) and the action (POST).
 */
export async function registerOwnSignUpPage(
  scope: FastifyInstance,
  pages: PageServer,
  options: OwnSignUpPageOptions,
): Promise<void> {
  const { signUps, tokens, siteUrl, limit: change } = options;
  // Mail providers may send one-click unsubscribes as multipart (RFC 8058).
  acceptRawBody(scope, ['application/x-www-form-urlencoded', 'multipart/form-data']);
  recordClientKeys(scope);
  scope.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
    done(null, payload);
  });
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== 413) throw error;
    return send(request, reply, refused('too-large'));
  });

  for (const prefix of ownSignUpPrefixes) {
    scope.get(`${prefix}*`, async (request, reply) => {
      const query = new URLSearchParams(searchOf(request.url));
      return respond(request, reply, (link) => showOwnSignUp(link, query, options));
    });
    scope.post(
      `${prefix}*`,
      { bodyLimit: maxSignUpBytes, config: { limits: { change } } },
      async (request, reply) => {
        const body = decodeBody(request);
        if ('code' in body) return refuseAsText(reply, body.code);
        const isMultipart = request.headers['content-type']?.toLowerCase().startsWith('multipart/') === true;
        if (isOneClick(body.text, isMultipart)) return unsubscribeByOneClick(request, reply);
        if (isMultipart) return refuseAsText(reply, 'unsupported-type');
        if (isCrossSite(request, siteUrl, true)) return send(request, reply, refused('foreign'));
        const fields = fieldsOf(body.text);
        return respond(request, reply, (link) => changeOwnSignUp(link, fields, options));
      },
    );
  }

  /** Counts the page before the database is read, so that a refused client costs no query. */
  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
    run: (link: LinkRequest) => Promise<Answer>,
  ): Promise<FastifyReply> {
    if (!(await pages.admitRender(request, reply))) return reply;
    return send(request, reply, await withToken(request, run));
  }

  /** Opens the request's token and calls `run`. Converts token and storage errors to refusals. */
  async function withToken(
    request: FastifyRequest,
    run: (link: LinkRequest) => Promise<Answer>,
  ): Promise<Answer> {
    const { token, path } = linkOf(request);
    const opened = await tokens.open(token);
    if (typeof opened === 'string') return refused(opened);
    try {
      return await run({ request, token, path, opened });
    } catch (error) {
      logUnavailable(error, request, 'an own sign-up could not be read or changed');
      return refused('unavailable');
    }
  }

  /**
   * One-click unsubscribe (RFC 8058), sent by the mail provider. Not rate limited, because one
   * address sends it for many users.
   */
  async function unsubscribeByOneClick(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answer = await withToken(request, async ({ opened }) => {
      if (opened.purpose !== 'unsubscribe') return refused('invalid');
      await signUps.unsubscribe(opened);
      return { outcome: { kind: 'unsubscribed' } };
    });
    const status = 'outcome' in answer ? (answer.status ?? 200) : 200;
    const text = status === 200 ? 'Unsubscribed' : 'Unsubscribing failed';
    return reply.code(status).type('text/plain').send(`${text}\n`);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
    if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
    const { outcome, status, retryAfterSeconds } = answer;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    // Back shows the typed values. With `no-store` Chromium shows an error page.
    const isKept = outcome.kind === 'correction' || outcome.kind === 'address-changed';
    const page = { url: linkOf(request).path, ownSignUp: outcome };
    return pages.sendOutcome(request, reply, page, { status, isKept });
  }
}

/** Splits the URL of a link into its page path and its raw token. */
function linkOf({ url }: FastifyRequest): { path: string; token: string } {
  const whole = pathOf(url);
  const path = localizedPath('/ticket', localeOf(whole));
  return { path, token: whole.slice(path.length + 1) };
}

const oneClickName = /name="?List-Unsubscribe"?[;\r\n]/i;
const oneClickValue = /^One-Click\r?$/m;

function isOneClick(body: string, isMultipart: boolean): boolean {
  return isMultipart
    ? oneClickName.test(body) && oneClickValue.test(body)
    : fieldsOf(body)['List-Unsubscribe'] === 'One-Click';
}
