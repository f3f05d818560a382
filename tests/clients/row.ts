import type { Page } from '@playwright/test';
import type { Locale } from '../../content/locale.ts';
import type { PageKind } from '../look/views/page-kinds.ts';
import type { ClientPackage } from './packages.ts';

/** The running site. */
export type ServedSite = {
  url: string;
  /** Addresses of all pages. */
  paths: readonly string[];
  /** Addresses of all static files. */
  files: readonly string[];
};

/** A page kind in one language, loaded, settled and hydrated in Chromium. */
type Visit = { kind: PageKind; locale: Locale; path: string; url: string; page: Page };

/** @returns a line for each problem */
export type PageCheck = (visit: Visit) => Promise<string[]>;

/** One client, and what it must find. */
export type Row = {
  /** States behaviour, as the title of a test. */
  title: string;
  packages?: readonly ClientPackage[];
  /** Programs that `tests/suite/programs.ts` installs. */
  programs?: readonly string[];
  /** For docs/clients.md: how the client differs from what one would expect, in one sentence. */
  differs?: string;
} & (
  | { checkSite(site: ServedSite): Promise<string[]> }
  /**
   * `open` is called once, and its result for each page kind and language. All rows share one load
   * of a page, so a row that changes the page comes last in `rows.ts`.
   */
  | { open(site: ServedSite): Promise<PageCheck> }
);
