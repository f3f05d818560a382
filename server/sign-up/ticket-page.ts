import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ticketNotices } from '../../app/ticket-outcome.ts';
import { localeOf, localizedPath } from '../../content/locale.ts';
import type { NewLetterState } from '../../sign-up/letters/queue.ts';
import type { LetterLinks } from '../../sign-up/letters/seats.ts';
import type { OpenedToken } from '../../sign-up/letters/tokens.ts';
import { recordClientKeys } from '../http/client-address.ts';
import type { ClientLimit } from '../http/client-limit.ts';
import { pathOf, searchOf, ticketPrefixes } from '../http/request-target.ts';
import type { PageServer } from '../pages/page-server.ts';
import { redirectOr404 } from '../pages/routes.ts';
import { logUnavailable } from './accept-sign-up.ts';
import { acceptRawBody, decodeBody } from './body.ts';
import { correctSeat } from './correct-seat.ts';
import { isCrossSite } from './cross-site.ts';
import { type Fields, fieldsOf } from './form.ts';
import { type ApiCode, refusal } from './refusals.ts';
import { type Answer, doneAt, refused, ticketSeat } from './ticket-answers.ts';

export type TicketParts = LetterLinks & {
  /** The configured origin. */
  siteUrl: string;
  /** Limit for changes, apart from sign-ups. */
  limit: ClientLimit | undefined;
  /** State of the confirmation letter to a corrected address. */
  letterState: (request: FastifyRequest) => Promise<NewLetterState>;
};

/** A request whose token is valid. `path`: without the token, in the language of the address. */
type Link = { token: string; path: string; opened: OpenedToken };

/**
 * Registers the links of letters: the purpose of a token decides what the page shows and what a post does. A GET
 * changes nothing, because scanners of mail open links too.
 */
export async function registerTicketPage(
  scope: FastifyInstance,
  pages: PageServer,
  parts: TicketParts,
): Promise<void> {
  const { seats, tokens } = parts;
  // Mail providers may send one-click unsubscribes as multipart (RFC 8058).
  acceptRawBody(scope, ['application/x-www-form-urlencoded', 'multipart/form-data']);
  recordClientKeys(scope);
  scope.addHook('onSend', (_request, reply, payload, done) => {
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer');
    done(null, payload);
  });
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== 413) throw error;
    return send(request, reply, refused('too-large'));
  });

  for (const prefix of ticketPrefixes) {
    scope.get(`${prefix}*`, async (request, reply) => {
      if (pathOf(request.url) === prefix) return redirectOr404(request, reply, pages);
      return send(request, reply, await answer(request, openLink));
    });
    scope.post(`${prefix}*`, async (request, reply) => {
      const body = decodeBody(request);
      if ('code' in body) return sendText(reply, body.code);
      const isMultipart = request.headers['content-type']?.toLowerCase().startsWith('multipart/') === true;
      if (isOneClick(body.text, isMultipart)) return leaveByOneClick(request, reply);
      if (isMultipart) return sendText(reply, 'unsupported-type');
      if (isCrossSite(request, parts.siteUrl, true)) return send(request, reply, refused('foreign'));
      const fields = fieldsOf(body.text);
      return send(request, reply, await answer(request, (link) => act(request, link, fields)));
    });
  }

  /** Opens the token of a request, and answers errors that any of its purposes may have. */
  async function answer(
    request: FastifyRequest,
    run: (link: Link, query: URLSearchParams) => Promise<Answer>,
  ): Promise<Answer> {
    const { token, path } = linkOf(request);
    const opened = await tokens.open(token);
    if (typeof opened === 'string') return refused(opened);
    try {
      return await run({ token, path, opened }, new URLSearchParams(searchOf(request.url)));
    } catch (error) {
      logUnavailable(error, request, 'a ticket could not be read or changed');
      return refused('unavailable');
    }
  }

  async function openLink({ token, path, opened }: Link, query: URLSearchParams): Promise<Answer> {
    const seat = await seats.read(opened);
    if (!seat) return refused('gone');
    const { isConfirmed, hasLeft } = seat;
    switch (opened.purpose) {
      case 'confirm':
        if (isConfirmed && !hasLeft) return { redirect: `${path}/${await tokens.seal('ticket', opened)}` };
        return { ticket: { kind: 'confirm', token, hasLeft } };
      case 'leave':
        return { ticket: hasLeft ? { kind: 'left' } : { kind: 'leave', token } };
      case 'ticket': {
        if (query.has('erase')) return { ticket: { kind: 'erase', token } };
        const notice = ticketNotices.find((name) => name === query.get('done'));
        return { ticket: { kind: 'seat', token, seat: ticketSeat(seat), notice } };
      }
    }
  }

  async function act(request: FastifyRequest, link: Link, fields: Fields): Promise<Answer> {
    const { token, path, opened } = link;
    const action = opened.purpose === 'ticket' ? fields.action : opened.purpose;
    const retryAfterSeconds = await parts.limit?.(request);
    const isLimited = retryAfterSeconds !== undefined;
    if (action === 'erase')
      return isLimited ? refused('too-many', retryAfterSeconds) : await erase(request, opened);
    const seat = await seats.read(opened);
    if (!seat) return refused('gone');
    if (action !== 'confirm' && action !== 'leave')
      return await correctSeat({ request, path, token, seat, fields, retryAfterSeconds }, parts);
    if (isLimited) return refused('too-many', retryAfterSeconds);
    if (action === 'leave') {
      await seats.leave(opened);
      return opened.purpose === 'leave' ? { redirect: `${path}/${token}` } : doneAt(path, token, 'left');
    }
    await seats.confirm(opened);
    const ticketToken = opened.purpose === 'ticket' ? token : await tokens.seal('ticket', opened);
    return doneAt(path, ticketToken, seat.hasLeft ? 'back' : 'confirmed');
  }

  async function erase({ log }: FastifyRequest, opened: OpenedToken): Promise<Answer> {
    const erased = await seats.erase(opened);
    if (erased.kind === 'moved') return refused('gone');
    const mayBeDelivered = erased.kind === 'unknown' || erased.mayBeDelivered;
    if (erased.kind === 'erased')
      log.info(
        { mayBeInAirtable: mayBeDelivered },
        'a sign-up was erased on its ticket page; "signups reconcile" names copies in Airtable',
      );
    return { ticket: { kind: 'erased', mayBeDelivered } };
  }

  /**
   * The request of a mail provider, after a press on its own button (RFC 8058). It has no limit: one provider sends
   * those of many people.
   */
  async function leaveByOneClick(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answered = await answer(request, async ({ opened }) => {
      if (opened.purpose !== 'leave') return refused('invalid');
      if (await seats.read(opened)) await seats.leave(opened);
      return { ticket: { kind: 'left' } };
    });
    const status = 'ticket' in answered ? (answered.status ?? 200) : 200;
    const text = status === 200 ? 'You are off the list' : 'The link cannot be used';
    return reply.code(status).type('text/plain').send(`${text}\n`);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, answered: Answer): Promise<FastifyReply> {
    if ('redirect' in answered) return reply.redirect(answered.redirect, 303);
    const { ticket, status, retryAfterSeconds } = answered;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return pages.sendOutcome(request, reply, { url: linkOf(request).path, ticket }, status);
  }
}

/** @returns the page of the ticket and the token of an address. The token is a part of the URL as it was sent. */
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

function sendText(reply: FastifyReply, code: ApiCode): FastifyReply {
  const { status, text } = refusal(code);
  return reply.code(status).type('text/plain').send(`${text}\n`);
}
