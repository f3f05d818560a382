import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../../bundler/compress.ts';

const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** @param header Accept-Encoding */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  return header ? ((negotiator.negotiate(String(header)) as Encoding | null) ?? 'identity') : 'identity';
}

/** @returns whether an If-None-Match header contains `etag`, by the weak comparison of RFC 9110 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = (header ?? '').split(',').map(opaque);
  return header?.trim() === '*' || tags.includes(opaque(etag));
}
