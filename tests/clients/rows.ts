import type { Row } from './row.ts';
import { calcurse, khal } from './rows/calendar-programs.ts';
import { icalJsOnCalendar, nodeIcalOnCalendar } from './rows/calendars.ts';
import { llmsList, robotsRules, sitemapCrawler, sitemapParser } from './rows/crawlers.ts';
import { darkReader } from './rows/dark-reader.ts';
import { filterListsOnFiles, filterListsOnPages } from './rows/filter-lists.ts';
import { gnumericOnCsv, gnumericOnCsvForExcel, gnumericOnXlsx } from './rows/gnumeric.ts';
import { hardenedFirefox } from './rows/hardened-firefox.ts';
import { htmlChecker } from './rows/html-checker.ts';
import { jsonLd } from './rows/json-ld.ts';
import { lynxOnLetters, mutt, spamAssassin } from './rows/letter-programs.ts';
import { htmlToText, mailParser, postalMime } from './rows/letters.ts';
import { libreOfficeOnCsv, libreOfficeOnCsvForExcel, libreOfficeOnXlsx } from './rows/libreoffice.ts';
import { linkPreview, metascraper, openGraphScraper, unfurl } from './rows/link-previews.ts';
import { promtool } from './rows/metrics.ts';
import { jsQr, zbar, zxing } from './rows/qr-codes.ts';
import { readerView } from './rows/reader-view.ts';
import { pdfText, webArchive } from './rows/saved-pages.ts';
import { screenReader } from './rows/screen-reader.ts';
import { csvParse, excelJs, papaParse, sheetJs } from './rows/spreadsheets.ts';
import { sqliteOnCsv, sqliteOnCsvForExcel } from './rows/sqlite-import.ts';
import { structuredDataValidator } from './rows/structured-data.ts';
import { lynx, w3m } from './rows/text-browsers.ts';
import { webManifest } from './rows/web-manifest.ts';
import { standardWebhooks, svix } from './rows/webhook-verifiers.ts';

/** All clients. Rows that change a page are last. */
export const rows: readonly Row[] = [
  icalJsOnCalendar,
  nodeIcalOnCalendar,
  khal,
  calcurse,
  standardWebhooks,
  svix,
  jsonLd,
  structuredDataValidator,
  sitemapParser,
  sitemapCrawler,
  robotsRules,
  llmsList,
  promtool,
  mailParser,
  postalMime,
  htmlToText,
  mutt,
  lynxOnLetters,
  spamAssassin,
  openGraphScraper,
  unfurl,
  linkPreview,
  metascraper,
  csvParse,
  papaParse,
  excelJs,
  sheetJs,
  libreOfficeOnCsv,
  libreOfficeOnCsvForExcel,
  libreOfficeOnXlsx,
  gnumericOnCsv,
  gnumericOnCsvForExcel,
  gnumericOnXlsx,
  sqliteOnCsv,
  sqliteOnCsvForExcel,
  jsQr,
  zbar,
  zxing,
  htmlChecker,
  filterListsOnFiles,
  filterListsOnPages,
  readerView,
  screenReader,
  lynx,
  w3m,
  hardenedFirefox,
  webManifest,
  webArchive,
  pdfText,
  darkReader,
];
