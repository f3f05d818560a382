import { eventPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import { lastDayOf } from '../../../content/events/events.ts';
import { barePath, localizedPaths } from '../../../content/locale.ts';
import type { Finding } from '../finding.ts';
import { parseJson } from '../json.ts';
import type { PageFacts } from '../page-facts.ts';
import { oneYearLater, type Site } from '../site.ts';
import { type Node, nodesOf, typeOf } from '../structured-data/nodes.ts';

const dayMs = 86_400_000;

/** @returns the paths of events that are over at `now`, in both languages */
function eventsOver(now: Date): Set<string> {
  const over = catalogue.events.filter(
    (event) => Date.parse(`${lastDayOf(event)}T12:00Z`) + dayMs <= now.getTime(),
  );
  return new Set(over.map(eventPath).flatMap(localizedPaths));
}

/**
 * Checks that pages rendered a year from now announce no past event, and that security.txt has not
 * expired.
 */
export async function checkDates(site: Site): Promise<Finding[]> {
  const over = eventsOver(oneYearLater);
  const pages = [...site.pages.keys()].map((address) => site.inAYear.get(address) ?? site.pages.get(address));
  const findings = pages.flatMap((page) =>
    page ? staleParts(page, oneYearLater, over).map((what) => ({ where: page.address, what })) : [],
  );
  return [...findings, ...(await checkSecurity(site))];
}

/**
 * @param over paths of past events
 * @returns the parts of a page that announce a past event at `now`
 */
export function staleParts(page: PageFacts, now: Date, over: ReadonlySet<string>): string[] {
  const own = barePath(page.address);
  const led = page.references
    .map((reference) => new URL(reference, DEFAULT_SITE_URL).pathname)
    .filter((path) => over.has(path) && barePath(path) !== own);
  const nodes = page.structuredData.flatMap((text) => nodesOf(parseJson(text)));
  return [
    ...[...new Set(led)].map((path) => `links to a past event: ${path}`),
    ...nodes
      .filter((node) => isStale(node, now))
      .map((node) => `structured data has a past event as scheduled: ${node['@id']}`),
    ...(over.has(page.address) && page.ids.has('parties') ? ['invites to a past event'] : []),
  ];
}

function isStale(node: Node, now: Date): boolean {
  if (typeOf(node) !== 'SportsEvent') return false;
  const end = String(node.endDate ?? node.startDate);
  const isPast = Date.parse(end.slice(0, 10)) + 2 * dayMs < now.getTime();
  return isPast && (node.eventStatus !== undefined || node.offers !== undefined);
}

async function checkSecurity(site: Site): Promise<Finding[]> {
  const where = '/.well-known/security.txt';
  const [, expires = ''] = /^Expires: (.*)$/m.exec(await site.text(where, 'in a year')) ?? [];
  const days = (Date.parse(expires) - oneYearLater.getTime()) / dayMs;
  return days > 0 && days < 366 ? [] : [{ where, what: `expires ${expires}` }];
}
