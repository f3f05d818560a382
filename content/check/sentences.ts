/** @returns the sentences of a text without their last sign. A line break ends a sentence too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/[.!?؟…]+[”»’]?(?:\s+|$)|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** @returns the words of a text, in lower case and without punctuation */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
