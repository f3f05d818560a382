/**
 * Format characters, all default-ignorable code points (fillers and selectors included), and the
 * blank Braille cell.
 */
const invisible = /[\p{Cf}\p{DI}\u2800]/u;
const visible = /[^\s\p{Cf}\p{DI}\u2800]/u;
const visibleOrSpace = /[^\p{Cf}\p{DI}\u2800]/u;
const pictograph = /\p{Extended_Pictographic}/u;
/**
 * Invisible endings of an emoji: the emoji variation selector, and the tag sequence of a flag such
 * as Scotland's.
 */
const emojiEnd = /^(?:\uFE0F|[\u{E0020}-\u{E007E}]{1,6}\u{E007F})/u;

/** Characters that combine with no other: most English and Arabic input takes this fast path. */
const plain = /^[ -~\u0621-\u063A\u0641-\u064A]*$/;

/** Firefox 124 and older lack it. There a mark counts with its letter, but an emoji as several. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;
const mark = /\p{M}/gu;

/** @returns `text` without leading and trailing spaces and invisible characters */
export function trimInvisible(text: string): string {
  if (plain.test(text)) return text.trim();
  const characters = [...text];
  const isVisible = (character: string) => visible.test(character);
  const first = characters.findIndex(isVisible);
  if (first < 0) return '';
  const last = characters.findLastIndex(isVisible);
  const middle = characters.slice(first, last + 1).join('');
  if (!pictograph.test(characters[last] ?? '')) return middle;
  return middle + (emojiEnd.exec(characters.slice(last + 1).join(''))?.[0] ?? '');
}

/**
 * Marks, embeddings, overrides and isolates. They can make a name read as another one, or reorder a
 * line of a list.
 */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export function removeBidiControls(text: string): string {
  return text.replaceAll(bidiControls, '');
}

export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/**
 * @returns the number of visible characters: a letter with its marks counts as one, and so does an
 * emoji
 */
export function countVisible(text: string, { spaces = false } = {}): number {
  if (plain.test(text)) return spaces ? text.length : text.replaceAll(' ', '').length;
  const counts = spaces ? visibleOrSpace : visible;
  const segments = segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : [...text.replaceAll(mark, '')];
  return segments.filter((segment) => counts.test(segment)).length;
}
