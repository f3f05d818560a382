import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import type { Finding } from '../finding.ts';
import { parseJson } from '../json.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Site } from '../site.ts';
import { googleFaults } from '../structured-data/google-rules.ts';
import { isReference, type Node, nodesOf, withInner } from '../structured-data/nodes.ts';
import { unseen } from '../structured-data/visible-rules.ts';

/**
 * Checks that each JSON-LD block is valid and has the properties that Google requires. Its URLs
 * must exist, and its values must be in the text of the page. Covers pages before and after the
 * launch and in a year. The compiler checks schema.org types and properties (schema-dts).
 */
export async function checkStructuredData(site: Site): Promise<Finding[]> {
  const pages = [...site.pages.values(), ...site.launched, ...site.inAYear.values()];
  const findings = await Promise.all(pages.map((page) => checkPage(site, page)));
  return findings.flat();
}

async function checkPage(site: Site, page: PageFacts): Promise<Finding[]> {
  if (page.structuredData.length === 0) return [{ where: page.address, what: 'has no structured data' }];
  const faults: string[] = [];
  for (const text of page.structuredData) {
    if (/[<>\u2028\u2029]/.test(text)) faults.push('a block with characters that could end it');
    const nodes = nodesOf(parseJson(text));
    if (nodes.length === 0) faults.push('a block that is not JSON-LD');
    for (const node of nodes) faults.push(...(await googleFaults(node)));
    const inner = nodes.flatMap(withInner);
    faults.push(...dangling(inner), ...brokenUrls(inner, site));
    faults.push(...inner.filter((node) => !isReference(node)).flatMap((node) => unseen(node, page)));
  }
  if (page.ids.has('questions') !== page.structuredData.some((text) => text.includes('"FAQPage"')))
    faults.push('has questions without FAQPage, or FAQPage without questions');
  return [...new Set(faults)].map((what) => ({ where: page.address, what }));
}

/** @returns references to nodes that are not on the page */
function dangling(nodes: Node[]): string[] {
  const known = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  return nodes
    .filter((node) => isReference(node) && !known.has(node['@id']))
    .map((node) => `names ${node['@id']}, which is not on the page`);
}

/** @returns URLs of this site, in any property, that do not exist */
function brokenUrls(nodes: Node[], site: Site): string[] {
  return nodes
    .flatMap((node) =>
      Object.entries(node).filter(([property]) => property !== '@id' && property !== '@context'),
    )
    .flatMap(([property, value]) => [value].flat().map((item) => [property, item] as const))
    .flatMap(([property, url]) => {
      if (typeof url !== 'string' || !url.startsWith(`${DEFAULT_SITE_URL}`)) return [];
      const { pathname } = new URL(url);
      return site.pages.has(pathname) || site.files.has(pathname)
        ? []
        : [`${property} is a broken URL: ${url}`];
    });
}
