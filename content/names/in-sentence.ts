import type { Localized } from '../schema.ts';

/** @returns a name for use in a sentence: "Liverpool", but "the NBA". Arabic names need no change. */
export function inSentence({ name, article }: { name: Localized; article: boolean }): Localized {
  return article ? { ...name, en: `the ${name.en}` } : name;
}
