/** Starts and ends text that has a direction of its own (FSI and PDI of Unicode). */
const [isolateStart, isolateEnd] = ['\u2068', '\u2069'];
const isolated = new RegExp(`${isolateStart}([^${isolateEnd}]*)${isolateEnd}`);

/** Format characters, direction controls, unassigned ones and others that programs do not show. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
/** The same, except inside of an emoji, which may need joiners and selectors. */
const invisibleOutsideEmoji = /(\p{RGI_Emoji})|[\p{C}\p{Default_Ignorable_Code_Point}]/gv;

/** A link or an e-mail address, in any script. */
const link = /[/@]|[.\u3002][\p{L}\p{M}]{2}/u;
/** Of any script, also in circles and as fractions. */
const digit = /\p{N}/gu;
/** As many as a short telephone number has. */
const digitsOfNumber = 6;

/** Emoji have at most ten code points. A longer grapheme is a run of combining marks. */
const codePointsPerCharacter = 10;

const segmenter = new Intl.Segmenter();

/**
 * @returns a typed name, on one line and without invisible characters. Empty if it could carry a
 * link or a number: an attacker can enter the address of a stranger, so our letters must not
 * transport messages.
 */
export function typedName(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(invisibleOutsideEmoji, '$1')
    .replace(/ +/g, ' ')
    .trim();
  const plain = line.replace(invisible, '').normalize('NFKC');
  const digits = plain.match(digit)?.length ?? 0;
  return link.test(plain) || digits >= digitsOfNumber ? '' : line;
}

/** @returns the first visible characters of a name. An emoji is one. */
export function cutName(name: string, maxCharacters: number): string {
  let cut = '';
  let count = 0;
  for (const { segment } of segmenter.segment(name)) {
    count += 1;
    if (count > maxCharacters || [...segment].length > codePointsPerCharacter) break;
    cut += segment;
  }
  return cut.trimEnd();
}

/** @returns `text` so that it does not change the direction of the sentence around it */
export function isolate(text: string): string {
  return isolateStart + text + isolateEnd;
}

/** @returns plain and isolated parts of a text, in turn, beginning with a plain one */
export function splitIsolated(text: string): string[] {
  return text.split(isolated);
}
