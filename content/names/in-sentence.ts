import type { Localized } from '../schema.ts';

/** @returns an English name without its own article: "Boat Race" for "The Boat Race" */
export function withoutArticle(name: string): string {
  return name.replace(/^The /, '');
}

/**
 * @returns a name for use in a sentence: "Liverpool", "the NBA", "the Boat Race". Arabic names need
 * no change.
 */
export function inSentence({ name, article }: { name: Localized; article: boolean }): Localized {
  return { ...name, en: article ? `the ${name.en}` : name.en.replace(/^The /, 'the ') };
}
