/** Starts and ends text that has a direction of its own (FSI and PDI of Unicode). */
const [isolateStart, isolateEnd] = ['\u2068', '\u2069'];
const isolated = new RegExp(`${isolateStart}([^${isolateEnd}]*)${isolateEnd}`);

/** A link, an e-mail address or a telephone number, in any script. */
const reachesElsewhere = /[/@]|[.\u3002]\p{L}{2}|(?:\p{Nd}[ -]?){6}/u;

/**
 * @returns a typed name, on one line and without direction controls. Empty if it could carry a link
 * or a number: an attacker can enter the address of a stranger, so our letters must not transport
 * messages.
 */
export function typedName(text: string): string {
  const line = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return reachesElsewhere.test(line.normalize('NFKC')) ? '' : line;
}

/** @returns `text` so that it does not change the direction of the sentence around it */
export function isolate(text: string): string {
  return isolateStart + text + isolateEnd;
}

/** @returns plain and isolated parts of a text, in turn, beginning with a plain one */
export function splitIsolated(text: string): string[] {
  return text.split(isolated);
}
