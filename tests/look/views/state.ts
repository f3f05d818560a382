import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Locale } from '../../../content/locale.ts';
import type { Day } from '../days.ts';
import type { Window } from './page-kinds.ts';

/** A page in a state: an open menu, a failed form, a browser with other preferences. */
export type State = {
  name: string;
  path: string;
  status?: number;
  /** Default: `beforeLaunch`. */
  day?: Day;
  /** Window widths that have this state. Default: both. */
  widths?: readonly number[];
  /** Default: a phone and a computer. */
  windows?: readonly Window[];
  /** Default: both. */
  languages?: readonly Locale[];
  /**
   * Opens English only in the wide window, and Arabic only in the narrow one. For states
   * independent of the width.
   */
  oncePerLanguage?: boolean;
  /** Settings of the visitor's browser. */
  browser?: BrowserContextOptions;
  /** Runs before the page is opened. */
  before?: (page: Page, language: Locale) => Promise<unknown>;
  /** Brings the page into the state. */
  reach?: (page: Page) => Promise<unknown>;
  /** Captures the whole page, not only the window. */
  whole?: boolean;
  /** Only compares the picture. For forced colours, where the browser chooses the colours. */
  onlyPicture?: boolean;
};
