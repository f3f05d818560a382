import { barePath } from '../../../content/locale.ts';

/** Longer names are nobody's, and an address is written by anybody's machine. */
const readLength = 60;
const readSegments = 4;

/**
 * @param path as the request line has it, with or without its percent signs
 * @returns the last parts of an address, decoded and without the ending of a file; empty where one cannot be decoded
 */
export function addressSegments(path: string): string[] {
  const segments = barePath(path).split('/').filter(Boolean).slice(-readSegments);
  return segments.map((segment) =>
    decoded(segment)
      .replace(/\.[a-z]{2,5}$/i, '')
      .slice(0, readLength),
  );
}

/**
 * @param path as {@link addressSegments} reads it
 * @returns what the end of an address says, as one would type it: letters, digits and spaces, so that it is text wherever
 * it stands; empty for one without a letter, such as /404
 */
export function addressWords(path: string): string {
  const end = addressSegments(path).at(-1) ?? '';
  const words = end.replace(/[^\p{Letter}\p{Mark}\p{Number}’]+/gu, ' ').trim();
  return /\p{Letter}/u.test(words) ? words : '';
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
