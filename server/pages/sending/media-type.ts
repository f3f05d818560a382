import { extname } from 'node:path';

/** Files that are text, so worth compressing; everything else is sent as it lies on disk, in ranges if asked. */
const textTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** @returns the Content-Type of a text file, undefined for one that is sent as it is */
export function textType(file: string): string | undefined {
  return textTypes[extname(file).toLowerCase()];
}

/** @returns whether a text may hold slots, or addresses that the operator sets at start, so that it is filled when it is sent */
export function isFilledWhenSent(file: string): boolean {
  return /\.(html|xml|txt|webmanifest)$/.test(file);
}

/** The bundler puts a hash in every name; drawn media carry eight hexadecimal digits of theirs. */
const hashedName = /^\/assets\/|^\/media\/.*\.[0-9a-f]{8}\.\w+$/;

/** @returns whether the name of the file at `address` changes with its content */
export function isHashed(address: string): boolean {
  return hashedName.test(address);
}

/** @returns Cache-Control: for ever where the name changes with the content, else checked on each use */
export function cachePolicy(address: string): string {
  return isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
