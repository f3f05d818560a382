import { launchText } from '../clock/timed-text.ts';
import type { Locale } from '../locale.ts';
import type { Localized } from '../schema.ts';

/** What one page says of itself in result lists, in one language. Titles carry the brand. */
export type Words = { title: string; description: string; keywords: readonly string[] };

type Lists = Record<Locale, readonly string[]>;

/** A page that is the only one of its kind. */
export type FixedPage = {
  /** Names its module in `app/routes.ts`. */
  kind: string;
  path: `/${string}`;
  /** The day it was last changed, as an ISO date; legal documents say it. */
  updated: string;
  /** What it is called in the search, in the list for machines and on a share card that is not its own. */
  name: Localized;
  /** What people type instead of the name. Only the search uses it. */
  aliases: Lists;
  /** Begins or ends with the brand. */
  title: Localized;
  /** As long as result lists show it (result-lists.ts). */
  description: Localized;
  keywords: Lists;
  /** What it says instead once the app is out, where the words above would no longer be true. */
  launched?: { title?: Localized; description?: Localized };
};

/** @returns its description; after the launch another, if it has one */
export function currentDescription({ description, launched }: FixedPage, language: Locale): string {
  return launchText(description[language], (launched?.description ?? description)[language]);
}
