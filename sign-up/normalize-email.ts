import { trimInvisible } from './visible-text.ts';

/** Ideographic full stops, which Japanese and Chinese keyboards produce. NFKC does not map them to a dot. */
const wideDot = /[\u3002\uFF61]/g;
const mailto = /^mailto:([^?]*).*$/is;
/** As copied from a mail program: Ann <ann@example.com> */
const named = /^[^<>]*<([^<>]*)>$/;
const endOfSentence = /[.,;]+$/;

/**
 * Reads an address as its owner means it: full-width characters become ASCII, and what surrounds the address is removed:
 * `mailto:`, a name with angle brackets, spaces, a full stop or comma after the domain.
 * @returns the address, or the trimmed text if it has another form
 */
export function normalizeEmail(text: string): string {
  const trimmed = trimInvisible(text).normalize('NFKC').replaceAll(wideDot, '.');
  const [, inBrackets = trimmed] = named.exec(trimmed) ?? [];
  const [, bare = inBrackets] = mailto.exec(inBrackets) ?? [];
  return trimInvisible(bare).replace(endOfSentence, '');
}
