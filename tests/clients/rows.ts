import type { Row } from './row.ts';
import { darkReader } from './rows/dark-reader.ts';
import { filterListsOnFiles, filterListsOnPages } from './rows/filter-lists.ts';
import { htmlChecker } from './rows/html-checker.ts';
import { readerView } from './rows/reader-view.ts';
import { screenReader } from './rows/screen-reader.ts';
import { lynx, w3m } from './rows/text-browsers.ts';

/** All clients. Rows that change a page are last. */
export const rows: readonly Row[] = [
  htmlChecker,
  filterListsOnFiles,
  filterListsOnPages,
  readerView,
  screenReader,
  lynx,
  w3m,
  darkReader,
];
