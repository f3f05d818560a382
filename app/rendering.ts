import type { Locale } from '../content/locale.ts';
import type { FormOutcome } from './form-outcome.ts';

/** What a page is rendered for: its path with the query, and what became of a form, if one was sent. */
type RenderRequest = { url: string; outcome?: FormOutcome };
/** `type` is the media type of `body`. */
export type Rendered = { status: number; type: string; body: string };
export type Render = (request: RenderRequest) => Promise<Rendered>;

/** Styles to stand in the page itself, or to be linked. */
export type Sheet = { text: string } | { href: string };

/** What the bundler made: scripts by address, styles as the page should carry them. */
export type PageAssets = {
  scriptsOf: (locale: Locale) => readonly string[];
  /** @param folder that of a kind of page, as `routes.ts` names it */
  sheetsOf: (folder: string) => readonly Sheet[];
};
