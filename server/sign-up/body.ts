import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiCode } from './refusals.ts';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const utf8Names = /^(utf-?8|us-ascii)$/i;

/**
 * Parses bodies of these types as bytes and leaves all others unread, so that {@link decodeBody}
 * selects the error code. Each route sets its `bodyLimit`. No cache may store the responses.
 * @param scope encapsulated, because this replaces its content type parsers
 */
export function acceptRawBody(scope: FastifyInstance, type: string | string[]): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
}

/** @returns the text of a body from {@link acceptRawBody}, or the code of its refusal */
export function decodeBody(request: FastifyRequest): { text: string } | { code: ApiCode } {
  const { body, headers } = request;
  if (!Buffer.isBuffer(body)) return { code: 'unsupported-type' };
  const coding = headers['content-encoding'];
  if (coding && coding.toLowerCase() !== 'identity') return { code: 'unsupported-encoding' };
  const charset = headers['content-type']?.match(/;\s*charset\s*=\s*"?([^\s;"]*)/i)?.[1];
  if (charset !== undefined && !utf8Names.test(charset)) return { code: 'unsupported-charset' };
  try {
    return { text: strictUtf8.decode(body) };
  } catch {
    return { code: 'not-utf-8' };
  }
}
