import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Substitute, TextKind } from '../slots/substitution.ts';
import { type Encoding, encode, worthwhile } from './encoding.ts';
import { isFilledWhenSent } from './media-type.ts';

/** A text as it goes out. */
export type ServedText = { body: Buffer; encoding: Encoding; etag: string };

const defaultCacheBytes = 32 * 1024 * 1024;
const compressedSuffix = { br: '.br', gzip: '.gz' } as const;
const kinds: Record<string, TextKind> = {
  '.html': 'html',
  '.xml': 'xml',
  '.webmanifest': 'json',
};

export type TextCache = {
  /** @throws when the file cannot be read */
  get(file: string, encoding: Encoding): Promise<ServedText>;
};

type Wanted = { file: string; encoding: Encoding };

type CacheOptions = {
  maxBytes?: number;
  /** Hears of a compressed variant that cannot be read; the text is compressed anew then. */
  onError?: (error: unknown) => void;
};

/** Keeps texts ready to send, the least recently used leaving first once they take more than `maxBytes`. */
export function createTextCache(
  substitute: Substitute,
  { maxBytes = defaultCacheBytes, onError = () => undefined }: CacheOptions = {},
): TextCache {
  const texts = new LRUCache<string, ServedText, Wanted>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: (_key, _stale, { context: { file, encoding } }) =>
      readText(file, encoding, substitute, onError),
  });
  return {
    async get(file, encoding) {
      // What an earlier edition left is asked for no more, and so leaves first.
      const key = `${substitute.edition()} ${encoding} ${file}`;
      return texts.get(key) ?? (await texts.forceFetch(key, { context: { file, encoding } }));
    },
  };
}

async function readText(
  file: string,
  wanted: Encoding,
  substitute: Substitute,
  onError: (error: unknown) => void,
): Promise<ServedText> {
  const stored = await readFile(file);
  const kind = kinds[extname(file)] ?? 'plain';
  const changes = isFilledWhenSent(file);
  const source = changes ? Buffer.from(substitute.apply(stored.toString(), kind)) : stored;
  const encoding = worthwhile(wanted, source.length);
  const ready =
    changes || encoding === 'identity'
      ? undefined
      : await readIfThere(file + compressedSuffix[encoding], onError);
  return {
    body: ready ?? (await encode(source, encoding, 'kept')),
    encoding,
    etag: etagOf(source, encoding),
  };
}

async function readIfThere(file: string, onError: (error: unknown) => void): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') onError(error);
    return undefined;
  });
}

function etagOf(source: Buffer, encoding: Encoding): string {
  return `"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}-${encoding}"`;
}
