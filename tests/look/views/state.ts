import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Locale } from '../../../content/locale.ts';
import type { Day } from '../days.ts';
import type { Window } from './page-kinds.ts';

/** What pages can be in beside how they come: a menu open, a form refused, a browser with other wishes. */
export type State = {
  name: string;
  path: string;
  status?: number;
  /** Before the launch unless told. */
  day?: Day;
  /** The windows that have it; both unless told. */
  widths?: readonly number[];
  /** A sheet instead of a window, where it is looked at on paper. */
  sheet?: Window;
  /** Set where a width tells nothing of its own: each language is looked at in one window, the other in the other. */
  oncePerLanguage?: boolean;
  /** Wishes and abilities of the visitor's browser. */
  browser?: BrowserContextOptions;
  /** Before the page is opened. */
  before?: (page: Page, language: Locale) => Promise<unknown>;
  /** What the visitor does on the page. */
  reach?: (page: Page) => Promise<unknown>;
  /** Whether the whole page is looked at, and not the window alone. */
  whole?: boolean;
  /** Set where only the picture says something: on paper, or where the browser's own colours reign. */
  onlyPicture?: boolean;
};
