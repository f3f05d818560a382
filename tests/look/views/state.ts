import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Locale } from '../../../content/locale.ts';
import type { Day } from '../days.ts';
import type { Window } from './page-kinds.ts';

/** A page in a state: a menu open, a form refused, a browser with other preferences. */
export type State = {
  name: string;
  path: string;
  status?: number;
  /** `beforeLaunch` by default. */
  day?: Day;
  /** The widths that have this state; both by default. */
  widths?: readonly number[];
  /** The printed area, instead of a window. */
  sheet?: Window;
  /** The width makes no difference: English is opened in the wide window, Arabic in the narrow one. */
  oncePerLanguage?: boolean;
  /** Settings of the visitor's browser. */
  browser?: BrowserContextOptions;
  /** Runs before the page is opened. */
  before?: (page: Page, language: Locale) => Promise<unknown>;
  /** Brings the page into the state. */
  reach?: (page: Page) => Promise<unknown>;
  /** Takes the whole page, not only its window. */
  whole?: boolean;
  /** Only compares the picture: in print, and where the browser chooses colours. */
  onlyPicture?: boolean;
};
