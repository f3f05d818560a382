import Validator from '@adobe/structured-data-validator';
import { isNode, listOf, type Node, typeOf, withInner } from './nodes.ts';

/**
 * Properties that Google's documentation requires, for types without rules in the validator. Paths
 * cross lists.
 */
const required: Record<string, readonly string[]> = {
  SportsEvent: ['name', 'startDate', 'location', 'location.address', 'location.name'],
  FAQPage: ['mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer', 'mainEntity.acceptedAnswer.text'],
  ItemList: ['itemListElement', 'itemListElement.position', 'itemListElement.url'],
  WebSite: ['name', 'url'],
  Organization: ['name', 'url', 'logo'],
  MobileApplication: ['name', 'operatingSystem', 'applicationCategory'],
  SportsTeam: ['name', 'sport', 'url'],
  SportsOrganization: ['name', 'sport', 'url'],
};

/** Recommended properties that do not apply to this site, with the reason. */
const notApplicable: Record<string, string> = {
  'VideoObject.expires': 'the film stays',
  'VideoObject.publication': 'it is no live broadcast',
  'VideoObject.ineligibleRegion': 'it may be watched everywhere',
  'VideoObject.regionsAllowed': 'it may be watched everywhere',
  'VideoObject.interactionStatistic': 'views are not counted',
  'VideoObject.interactionCount': 'views are not counted',
};

const validator = new Validator();

/** @returns violations of Google's rules in a node and its inner nodes */
export async function googleFaults(node: Node): Promise<string[]> {
  const issues = await validator.validate({ jsonld: { [typeOf(node)]: [structuredClone(node)] } });
  const theirs = issues
    .filter(
      ({ path, fieldNames }) =>
        !fieldNames.every((field) => `${path.at(-1)?.type}.${field}` in notApplicable),
    )
    .map(({ path, issueMessage }) => `${path.at(-1)?.type}: ${issueMessage}`);
  const ours = withInner(node).flatMap((inner) =>
    (required[typeOf(inner)] ?? [])
      .filter((path) => !isMention(inner) && !has(inner, path.split('.')))
      .map((path) => `${typeOf(inner)}: "${path}" is missing`),
  );
  return [...theirs, ...ours, ...eventFaults(node), ...offerFaults(node), ...breadcrumbFaults(node)];
}

/** A node without `@id`, such as the league of a team, does not need all required properties. */
function isMention(node: Node): boolean {
  return typeof node['@id'] !== 'string';
}

function has(value: unknown, [first, ...rest]: string[]): boolean {
  if (first === undefined)
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return listOf(value).every((item) => isNode(item) && item[first] !== undefined && has(item[first], rest));
}

function eventFaults(node: Node): string[] {
  if (typeOf(node) !== 'SportsEvent') return [];
  const ends =
    node.endDate === undefined || Date.parse(String(node.endDate)) > Date.parse(String(node.startDate));
  return ends ? [] : ['SportsEvent: ends before it starts'];
}

function offerFaults(node: Node): string[] {
  if (node.offers === undefined) return [];
  const since = typeOf(node) === 'SportsEvent' ? ['validFrom'] : [];
  const isWhole = ['url', 'price', 'priceCurrency', 'availability', ...since].every((field) =>
    has(node, ['offers', field]),
  );
  return isWhole ? [] : [`${typeOf(node)}: its offer is incomplete`];
}

function breadcrumbFaults(node: Node): string[] {
  if (typeOf(node) !== 'BreadcrumbList') return [];
  const [first] = listOf(node.itemListElement);
  const path = isNode(first) && URL.canParse(String(first.item)) ? new URL(String(first.item)).pathname : '';
  return path === '/' || path === '/ar' ? [] : ['BreadcrumbList: does not start at the home page'];
}
