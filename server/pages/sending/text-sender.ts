import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerHeaders } from '../../http/headers.ts';
import type { PageServer } from '../page-server.ts';
import { chooseEncoding } from './encoding.ts';
import { cachePolicy, textType } from './media-type.ts';
import { matchesEtag } from './not-modified.ts';
import type { ServedText } from './text-cache.ts';

/** What goes before a text, as Node writes it without reading it again: names and values in turn. */
type Head = { whole: string[]; unchanged: string[] };

export type SendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  text: { file: string; address: string; root?: string },
) => Promise<FastifyReply>;

/**
 * Sends the texts that a build left, which is most of what visitors ask for: each with a head that was put together once,
 * past everything that could still change an answer.
 */
export function createTextSender(
  pages: Pick<PageServer, 'textOf'>,
  headersOf: (path: string) => AnswerHeaders,
): SendText {
  const heads = new WeakMap<ServedText, Head>();

  function headOf(text: ServedText, file: string, address: string): Head {
    const known = heads.get(text);
    if (known) return known;
    const shared: AnswerHeaders = {
      ...headersOf(address),
      vary: 'Accept-Encoding',
      etag: text.etag,
      'cache-control': cachePolicy(address),
    };
    const whole: AnswerHeaders = {
      ...shared,
      ...(text.encoding !== 'identity' && { 'content-encoding': text.encoding }),
      'content-type': textType(file) ?? 'application/octet-stream',
      'content-length': String(text.body.length),
    };
    const head = { whole: Object.entries(whole).flat(), unchanged: Object.entries(shared).flat() };
    heads.set(text, head);
    return head;
  }

  return async ({ headers }, reply, { file, address, root }) => {
    const text = await pages.textOf(file, chooseEncoding(headers['accept-encoding']), root);
    const { whole, unchanged } = headOf(text, file, address);
    const answer = reply.hijack().raw;
    if (matchesEtag(headers['if-none-match'], text.etag)) answer.writeHead(304, unchanged).end();
    else answer.writeHead(200, whole).end(text.body);
    return reply;
  };
}
