import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { worthCompressingBytes } from '../../../build/worth-compressing.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * What is made once and kept is worth some 70 milliseconds of a thread beside the server's own: it is 7 % smaller than what
 * is made for one answer, in 20.
 */
const brotliQuality = { kept: 10, passing: 8 } as const;

/** Browsers send a handful of headers; what is longer or past that many is read anew each time. */
const longestKept = 100;
const mostKept = 100;
const kept = new Map<string, Encoding>();

/** @returns the best encoding that an Accept-Encoding header allows */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '');
  const known = kept.get(text);
  if (known) return known;
  const encoding = bestEncoding(text);
  if (text.length <= longestKept && kept.size < mostKept) kept.set(text, encoding);
  return encoding;
}

function bestEncoding(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (allowed('br')) return 'br';
  return allowed('gzip') ? 'gzip' : 'identity';
}

/** @returns the encoding that is worth using for a text of `bytes` */
export function worthwhile(encoding: Encoding, bytes: number): Encoding {
  return bytes < worthCompressingBytes ? 'identity' : encoding;
}

/** @param use whether the result is kept for many answers, or made for one */
export async function encode(
  body: Buffer,
  encoding: Encoding,
  use: keyof typeof brotliQuality = 'passing',
): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return promisify(gzip)(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[use],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}
