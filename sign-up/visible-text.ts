/** Format characters, everything that Unicode has shown as nothing (fillers and selectors too), and the blank Braille cell. */
const invisible = /[\p{Cf}\p{DI}\u2800]/u;
const seen = /[^\s\p{Cf}\p{DI}\u2800]/u;
const seenOrSpace = /[^\p{Cf}\p{DI}\u2800]/u;
const pictograph = /\p{Extended_Pictographic}/u;
/** What may end an emoji without being seen itself: the choice of colour, and the region of a flag such as Scotland's. */
const emojiEnd = /^(?:\uFE0F|[\u{E0020}-\u{E007E}]{1,6}\u{E007F})/u;

/** Letters that join no other: most of what is typed, in English and in Arabic, needs no closer look. */
const plain = /^[ -~\u0621-\u063A\u0641-\u064A]*$/;

// A browser without it cannot load this file, and leaves the rules to the server.
const segmenter = new Intl.Segmenter();

/** @returns `text` without the spaces and invisible characters around it; its middle stays as it was typed */
export function trimmed(text: string): string {
  if (plain.test(text)) return text.trim();
  const characters = [...text];
  const isSeen = (character: string) => seen.test(character);
  const first = characters.findIndex(isSeen);
  if (first < 0) return '';
  const last = characters.findLastIndex(isSeen);
  const middle = characters.slice(first, last + 1).join('');
  if (!pictograph.test(characters[last] ?? '')) return middle;
  return middle + (emojiEnd.exec(characters.slice(last + 1).join(''))?.[0] ?? '');
}

export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/** @returns how many characters a reader sees, a letter with its marks and an emoji of many parts being one */
export function countSeen(text: string, { spaces = false } = {}): number {
  if (plain.test(text)) return spaces ? text.length : text.replaceAll(' ', '').length;
  const counts = spaces ? seenOrSpace : seen;
  let count = 0;
  for (const { segment } of segmenter.segment(text)) if (counts.test(segment)) count += 1;
  return count;
}
