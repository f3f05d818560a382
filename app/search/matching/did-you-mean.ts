import { barePath } from '../../../content/locale.ts';
import type { SearchEntry } from '../entries/search-entries.ts';
import { createNames, nameKey } from '../entries/search-names.ts';
import { searchTerms } from './search-terms.ts';

// Paths are untrusted input, so the work for each is limited.
const readWords = 6;
const longestPhrase = 3;
const longestKey = 32;

const mostSuggestions = 3;
/** Shorter parts of a segment are ambiguous: /mi means Mumbai Indians, /mi-settings does not. */
const shortestPart = 4;

/** @param path of the request, percent-encoded or not */
export type DidYouMean = (path: string) => SearchEntry[];

/**
 * Finds entries whose names are in an unknown path, with at most one typing error in each. Costs at most a few
 * hundred look-ups for any path.
 */
export function createDidYouMean(entries: readonly SearchEntry[]): DidYouMean {
  const names = createNames(entries);

  function called(key: string): readonly SearchEntry[] {
    const exact = names.called(key);
    return exact.length > 0 ? exact : names.nearly(key);
  }

  function inSegment(segment: string): readonly SearchEntry[] {
    const words = searchTerms(segment).slice(0, readWords);
    const whole = nameKey(words);
    if (words.length <= longestPhrase && whole !== '' && whole.length <= longestKey) {
      const found = called(whole);
      if (found.length > 0) return found;
    }
    for (let length = Math.min(longestPhrase, words.length - 1); length > 0; length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const key = nameKey(words.slice(start, start + length));
        if (key.length < shortestPart || key.length > longestKey) continue;
        const found = called(key);
        if (found.length > 0) return found;
      }
    }
    return [];
  }

  return (path) => {
    // The last segment is the most specific.
    const found = addressSegments(path)
      .reverse()
      .flatMap((segment) => inSegment(segment).slice(0, 1));
    // Leaves out ancestors of the path: a suggestion for /football/liverpol should not be /football.
    const unfound = found.filter((entry) => !path.startsWith(`${entry.path}/`));
    return [...new Set(unfound.length > 0 ? unfound : found)].slice(0, mostSuggestions);
  };
}

/** Longer than any name. Paths are untrusted input. */
const readLength = 60;
const readSegments = 4;

/**
 * @param path of the request, percent-encoded or not
 * @returns the last segments, decoded and without file extension; empty for those that cannot be decoded
 */
function addressSegments(path: string): string[] {
  const segments = barePath(path).split('/').filter(Boolean).slice(-readSegments);
  return segments.map((segment) =>
    decoded(segment)
      .replace(/\.[a-z]{2,5}$/i, '')
      .slice(0, readLength),
  );
}

/**
 * @param path as in {@link addressSegments}
 * @returns the last segment as letters, digits and spaces, so that it is safe as text; empty if it has no letter
 * (/404)
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
