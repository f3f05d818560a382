import type { SiteContext } from '../content/site-context.ts';
import type { FormOutcome } from './form-outcome.ts';
import type { OwnSignUpOutcome } from './own-sign-up-outcome.ts';

/**
 * `url` is a path with query. `outcome`: result of a plain form post. `ownSignUp`: what a link of
 * a letter shows. `retryAfterSeconds`: renders the page of status 429 in its place.
 */
export type RenderRequest = {
  url: string;
  outcome?: FormOutcome;
  ownSignUp?: OwnSignUpOutcome;
  retryAfterSeconds?: number;
  site: SiteContext;
};
/** `type` is the media type of `body`. */
export type Rendered = { status: number; type: string; body: string };
export type Render = (request: RenderRequest) => Promise<Rendered>;

/** A style sheet, inlined into the page or linked. */
export type Sheet = { text: string } | { href: string };

/**
 * Style sheets of what follows the first window: of the page, from `<LaterStyles of="page">` on, and of
 * the frame after the content.
 */
export type LaterSheets = { page?: string; frame?: string };

/** Output of the bundler that a page needs. */
export type PageAssets = {
  scripts: readonly string[];
  /** URL of the script that measures Web Vitals. Absent if the server collects none. */
  vitals?: string | undefined;
  /** @param folder of the page kind, as in `routes.ts` */
  sheetsOf: (folder: string) => readonly Sheet[];
  /** URLs. Absent if `sheetsOf` has all styles. */
  laterSheetsOf?: (folder: string) => LaterSheets;
};
