import type { FastifyInstance, FastifyRequest } from 'fastify';

/** From CONTRACT.md: over 16 KiB is too large. */
const maxBodyBytes = 16 * 1024;

const utf8 = /^(utf-?8|us-ascii)$/i;

/** Why a body was not read as text. */
export type BodyFault = { status: 400 | 415; error: string };

/**
 * Takes bodies of `type` as bytes and leaves every other unread, so that one place decides what to answer.
 * A scope of the application, or its routes would share these parsers.
 */
export function acceptBytes(scope: FastifyInstance, type: string): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) => {
    done(null, body);
  });
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
}

/** Reads the text of a body that {@link acceptBytes} took. */
export function textOf(request: FastifyRequest): { text: string } | BodyFault {
  const { body, headers } = request;
  if (!Buffer.isBuffer(body)) return { status: 415, error: 'Unsupported content type' };
  const coding = headers['content-encoding'];
  if (coding && coding.toLowerCase() !== 'identity')
    return { status: 415, error: 'Unsupported content encoding' };
  const charset = headers['content-type']?.match(/;\s*charset\s*=\s*"?([^\s;"]*)/i)?.[1];
  if (charset !== undefined && !utf8.test(charset)) return { status: 415, error: 'Unsupported charset' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(body) };
  } catch {
    return { status: 400, error: 'The body is not UTF-8 text' };
  }
}
