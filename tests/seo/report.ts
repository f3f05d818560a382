import { checkDates } from './checks/dates.ts';
import { checkEnglish } from './checks/english.ts';
import { checkFiles } from './checks/files.ts';
import { checkHeads, checkNotFound } from './checks/head.ts';
import { checkHtml } from './checks/html.ts';
import { checkLanguages, checkUniqueness } from './checks/languages.ts';
import { checkLinks } from './checks/links.ts';
import { checkReach } from './checks/reach.ts';
import { checkScripts } from './checks/scripts.ts';
import { checkShareImages } from './checks/share-images.ts';
import { checkStructuredData } from './checks/structured-data.ts';
import type { Finding } from './finding.ts';
import type { Site } from './site.ts';

/** Everything that is asked of the built site, by what it says when all is well. */
export const checks: Record<string, (site: Site) => Finding[] | Promise<Finding[]>> = {
  'every head is complete': checkHeads,
  'unknown addresses stay out of the index': checkNotFound,
  'canonical addresses and languages agree': checkLanguages,
  'no English is left on Arabic pages': checkEnglish,
  'titles and descriptions are unique': checkUniqueness,
  'structured data is valid, complete and visible': checkStructuredData,
  'a year from now nothing that is over is told as to come': checkDates,
  'share pictures exist in the right size': checkShareImages,
  'every link and fragment leads somewhere': checkLinks,
  'files for crawlers agree with the pages': checkFiles,
  'every page is valid HTML': checkHtml,
  'no script stands in a page but the one that starts its own': checkScripts,
  'nothing is published that no page leads to': checkReach,
};

/** @returns how much of the site the checks read */
export function counted(site: Site): string {
  const pages = [...site.pages.values(), ...site.notFound.values()];
  const blocks = pages.reduce((sum, page) => sum + page.structuredData.length, 0);
  const addresses = new Set(pages.flatMap((page) => page.references));
  return `${pages.length} pages, ${addresses.size} addresses and ${blocks} blocks of structured data checked`;
}

/** @returns findings of one kind together, each with the pages that have it */
export function described(findings: readonly Finding[], pagesShown = 3): string {
  return [...Map.groupBy(findings, ({ what }) => what)]
    .map(([what, found]) => {
      const pages = found.slice(0, pagesShown).map(({ where }) => where);
      const more = found.length > pagesShown ? ` and ${found.length - pagesShown} more` : '';
      return `  ${what}\n    on ${pages.join(', ')}${more}`;
    })
    .join('\n');
}
