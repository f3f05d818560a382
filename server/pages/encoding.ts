import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { minCompressedBytes } from '../../bundler/compress.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** `fast` takes about 5 ms for a page, `best` 70 ms in another thread and is 10 % smaller. */
const brotliQuality = { fast: 4, best: 10 } as const;

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** @param header Accept-Encoding */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  return header ? ((negotiator.negotiate(String(header)) as Encoding | null) ?? 'identity') : 'identity';
}

/** Small bodies stay as they are. */
export async function compress(
  body: Buffer,
  wanted: Encoding,
  quality: keyof typeof brotliQuality,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const encoding = body.length < minCompressedBytes ? 'identity' : wanted;
  if (encoding === 'identity') return { body, encoding };
  if (encoding === 'gzip') return { body: await promisify(gzip)(body), encoding };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[quality],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { body: await promisify(brotliCompress)(body, { params }), encoding };
}
