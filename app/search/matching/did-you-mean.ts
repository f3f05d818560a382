import { barePath } from '../../../content/locale.ts';
import type { SearchEntry } from '../entries/search-entries.ts';
import { createNames, nameKey } from '../entries/search-names.ts';
import { searchTerms } from './search-terms.ts';

// An address is written by anybody's machine, so what is read of it is bounded.
const readWords = 6;
const longestPhrase = 3;
const longestKey = 32;

const mostSuggestions = 3;
/** A shorter part of a segment may stand for anything: /mi is Mumbai Indians, /mi-settings is not. */
const shortestPart = 4;

/** @param path as the request line has it, with or without its percent signs */
export type DidYouMean = (path: string) => SearchEntry[];

/**
 * Reads the words of an address that no page has: names and nicknames, with at most one letter wrong.
 * Costs a few hundred look-ups in a table at the most, whatever the address is.
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
    // The end of an address says best what was meant.
    const found = addressSegments(path)
      .reverse()
      .flatMap((segment) => inSegment(segment).slice(0, 1));
    // Whoever wrote /football/liverpol has found football already.
    const unfound = found.filter((entry) => !path.startsWith(`${entry.path}/`));
    return [...new Set(unfound.length > 0 ? unfound : found)].slice(0, mostSuggestions);
  };
}

/** Longer names are nobody's, and an address is written by anybody's machine. */
const readLength = 60;
const readSegments = 4;

/**
 * @param path as the request line has it, with or without its percent signs
 * @returns the last parts of an address, decoded and without the ending of a file; empty where one cannot be decoded
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
