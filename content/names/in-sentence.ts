import type { Localized } from '../schema.ts';

/** @returns a name as it stands within a sentence: Liverpool, but the NBA. Arabic names bring what they need. */
export function inSentence({ name, article }: { name: Localized; article: boolean }): Localized {
  return article ? { ...name, en: `the ${name.en}` } : name;
}
