import type { Row } from './row.ts';
import { icalJsOnCalendar, nodeIcalOnCalendar } from './rows/calendars.ts';
import { robotsRules, sitemapCrawler, sitemapParser } from './rows/crawlers.ts';
import { darkReader } from './rows/dark-reader.ts';
import { filterListsOnFiles, filterListsOnPages } from './rows/filter-lists.ts';
import { htmlChecker } from './rows/html-checker.ts';
import { jsonLd } from './rows/json-ld.ts';
import { htmlToText, mailParser, postalMime } from './rows/letters.ts';
import { linkPreview, openGraphScraper, unfurl } from './rows/link-previews.ts';
import { readerView } from './rows/reader-view.ts';
import { screenReader } from './rows/screen-reader.ts';
import { csvParse, excelJs, papaParse, sheetJs } from './rows/spreadsheets.ts';
import { lynx, w3m } from './rows/text-browsers.ts';
import { standardWebhooks, svix } from './rows/webhook-verifiers.ts';

/** All clients. Rows that change a page are last. */
export const rows: readonly Row[] = [
  icalJsOnCalendar,
  nodeIcalOnCalendar,
  standardWebhooks,
  svix,
  jsonLd,
  sitemapParser,
  sitemapCrawler,
  robotsRules,
  mailParser,
  postalMime,
  htmlToText,
  openGraphScraper,
  unfurl,
  linkPreview,
  csvParse,
  papaParse,
  excelJs,
  sheetJs,
  htmlChecker,
  filterListsOnFiles,
  filterListsOnPages,
  readerView,
  screenReader,
  lynx,
  w3m,
  darkReader,
];
