import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Encoding, encode, worthwhile } from './encoding.ts';
import { mayHoldAddresses } from './media-type.ts';
import type { Substitute, TextKind } from './substitution.ts';

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

type CacheOptions = {
  maxBytes?: number;
  /** Hears of a compressed twin that cannot be read; the text is compressed anew then. */
  onError?: (error: unknown) => void;
};

/** Keeps texts ready to send, the least recently used leaving first once they take more than `maxBytes`. */
export function createTextCache(
  substitute: Substitute,
  { maxBytes = defaultCacheBytes, onError = () => undefined }: CacheOptions = {},
): TextCache {
  const entries = new Map<string, { text: Promise<ServedText>; bytes: number }>();
  let total = 0;
  let edition = substitute.edition();

  function drop(key: string) {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function load(key: string, file: string, encoding: Encoding): Promise<ServedText> {
    const entry = { text: readText(file, encoding, substitute, onError), bytes: 0 };
    entries.set(key, entry);
    entry.text.then(
      ({ body }) => {
        if (entries.get(key) !== entry) return;
        entry.bytes = body.length;
        total += body.length;
        for (const oldest of entries.keys()) {
          if (total <= maxBytes) break;
          drop(oldest);
        }
      },
      () => drop(key),
    );
    return entry.text;
  }

  return {
    get(file, encoding) {
      const today = substitute.edition();
      if (today !== edition) {
        entries.clear();
        total = 0;
        edition = today;
      }
      const key = `${encoding} ${file}`;
      const known = entries.get(key);
      if (!known) return load(key, file, encoding);
      entries.delete(key);
      entries.set(key, known);
      return known.text;
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
  const changes = mayHoldAddresses(file);
  const source = changes ? Buffer.from(substitute.apply(stored.toString(), kind)) : stored;
  const encoding = worthwhile(wanted, source.length);
  const ready =
    changes || encoding === 'identity'
      ? undefined
      : await readIfThere(file + compressedSuffix[encoding], onError);
  return {
    body: ready ?? (await encode(source, encoding)),
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
