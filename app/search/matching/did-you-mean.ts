import { barePath } from '../../../content/locale.ts';
import type { SearchEntry } from '../entries/search-entries.ts';
import { createNameIndex, nameKey } from '../entries/search-names.ts';
import { searchTerms } from './search-terms.ts';

// Paths are untrusted input, so the work for each is limited.
const maxWords = 6;
const maxPhraseWords = 3;
const maxKeyLength = 32;

const maxSuggestions = 3;
/** Shorter parts of a segment are ambiguous: /mi means Mumbai Indians, /mi-settings does not. */
const minPartLength = 4;

/** @param path of the request, percent-encoded or not */
export type DidYouMean = (path: string) => SearchEntry[];

/**
 * Finds entries whose names are in an unknown path, with at most one typing error in each. Costs at
 * most a few hundred look-ups for any path.
 */
export function createDidYouMean(entries: readonly SearchEntry[]): DidYouMean {
  const names = createNameIndex(entries);

  function findByName(key: string): readonly SearchEntry[] {
    const exact = names.exact(key);
    return exact.length > 0 ? exact : names.withOneEdit(key);
  }

  function findInSegment(segment: string): readonly SearchEntry[] {
    const words = searchTerms(segment).slice(0, maxWords);
    const whole = nameKey(words);
    if (words.length <= maxPhraseWords && whole !== '' && whole.length <= maxKeyLength) {
      const found = findByName(whole);
      if (found.length > 0) return found;
    }
    for (let length = Math.min(maxPhraseWords, words.length - 1); length > 0; length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const key = nameKey(words.slice(start, start + length));
        if (key.length < minPartLength || key.length > maxKeyLength) continue;
        const found = findByName(key);
        if (found.length > 0) return found;
      }
    }
    return [];
  }

  return (path) => {
    // The last segment is the most specific.
    const found = addressSegments(path)
      .reverse()
      .flatMap((segment) => findInSegment(segment).slice(0, 1));
    // Leaves out ancestors of the path: a suggestion for /football/liverpol should not be
    // /football.
    const withoutAncestors = found.filter((entry) => !path.startsWith(`${entry.path}/`));
    return [...new Set(withoutAncestors.length > 0 ? withoutAncestors : found)].slice(0, maxSuggestions);
  };
}

/** Longer than any name. Paths are untrusted input. */
const maxSegmentLength = 60;
const maxSegments = 4;

/**
 * @param path of the request, percent-encoded or not
 * @returns the last segments, decoded and without file extension; empty for those that cannot be
 * decoded
 */
function addressSegments(path: string): string[] {
  const segments = barePath(path).split('/').filter(Boolean).slice(-maxSegments);
  return segments.map((segment) =>
    decode(segment)
      .replace(/\.[a-z]{2,5}$/i, '')
      .slice(0, maxSegmentLength),
  );
}

/**
 * @param path as in {@link addressSegments}
 * @returns the last segment as letters, digits and spaces, so that it is safe as text; empty if it
 * has no letter (/404)
 */
export function addressWords(path: string): string {
  const end = addressSegments(path).at(-1) ?? '';
  const words = end.replace(/[^\p{Letter}\p{Mark}\p{Number}’]+/gu, ' ').trim();
  return /\p{Letter}/u.test(words) ? words : '';
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
