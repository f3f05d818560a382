import type { SiteContext } from '../content/site-context.ts';
import type { FormOutcome } from './form-outcome.ts';

/** `url` is a path with its query, `outcome` the result of a plain form post. */
export type RenderRequest = { url: string; outcome?: FormOutcome; site: SiteContext };
/** `type` is the media type of `body`. */
export type Rendered = { status: number; type: string; body: string };
export type Render = (request: RenderRequest) => Promise<Rendered>;

/** Styles to stand in the page itself, or to be linked. */
export type Sheet = { text: string } | { href: string };

/** What the bundler made: scripts by address, styles as the page should carry them. */
export type PageAssets = {
  scripts: readonly string[];
  /** @param folder that of a kind of page, as `routes.ts` names it */
  sheetsOf: (folder: string) => readonly Sheet[];
};
