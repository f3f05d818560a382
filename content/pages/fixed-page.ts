import { launchText } from '../clock/timed-text.ts';
import type { Locale } from '../locale.ts';
import type { Localized } from '../schema.ts';

/** Title, description and keywords of a page in one language. Titles contain the brand. */
export type Words = { title: string; description: string; keywords: readonly string[] };

type Lists = Record<Locale, readonly string[]>;

/** A page that is the only one of its kind. */
export type FixedPage = {
  /** Names its module in `app/routes.ts`. */
  kind: string;
  path: `/${string}`;
  /** Date of the last change, as an ISO date. Legal documents show it. */
  updated: string;
  /** Name in the search, in llms.txt and on the generic share card. */
  name: Localized;
  /** Other search terms. Only the search uses them. */
  aliases: Lists;
  /** Starts or ends with the brand. */
  title: Localized;
  /** At most as long as search engines show it (result-lists.ts). */
  description: Localized;
  keywords: Lists;
  /** Replacements after the launch, if the texts above are then false. */
  launched?: { title?: Localized; description?: Localized };
};

/** @returns the description, or its replacement after the launch */
export function currentDescription({ description, launched }: FixedPage, language: Locale): string {
  return launchText(description[language], (launched?.description ?? description)[language]);
}
