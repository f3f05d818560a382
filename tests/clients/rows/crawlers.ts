import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import { barePath, localizedPath } from '../../../content/locale.ts';
import { load } from '../packages.ts';
import type { Row, ServedSite } from '../row.ts';

const xmlParser = { name: 'fast-xml-parser', version: '5.12.1' };
const sitemapReader = { name: 'sitemapper', version: '4.1.6' };
const robotsReader = { name: 'robots-parser', version: '3.0.1' };
const llmsReader = { name: 'parse-llms-txt', version: '0.0.10' };

/** @returns a line for each path that only one of the lists has */
function unequal(read: readonly string[], wanted: readonly string[]): string[] {
  const [found, expected] = [new Set(read), new Set(wanted)];
  return [
    ...(found.size < read.length ? [`${read.length - found.size} pages are listed twice`] : []),
    ...[...expected].filter((path) => !found.has(path)).map((path) => `${path} is missing`),
    ...[...found].filter((path) => !expected.has(path)).map((path) => `${path} may not be indexed`),
  ];
}

/** @returns the paths of pages that search engines may index, by the pages themselves */
async function indexablePaths({ url, paths }: ServedSite): Promise<string[]> {
  const indexable: string[] = [];
  for (const path of paths) {
    const html = await (await fetch(`${url}${path}`)).text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const isCanonical = canonical !== undefined && new URL(canonical).pathname === path;
    if (isCanonical && !/<meta name="robots" content="noindex/.test(html)) indexable.push(path);
  }
  return indexable;
}

type Alternate = { '@hreflang': string; '@href': string };
type Sitemap = { urlset: { url: { loc: string; 'xhtml:link': Alternate[] }[] } };
type XmlParser = { default: { XMLParser: new (options: object) => { parse(xml: string): Sitemap } } };

export const sitemapParser: Row = {
  title: 'fast-xml-parser reads every indexable page once in the sitemap, with both languages',
  packages: [xmlParser],
  async checkSite(site) {
    const { default: xml } = await load<XmlParser>(xmlParser);
    const parser = new xml.XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
    const entries = parser.parse(await (await fetch(`${site.url}/sitemap.xml`)).text()).urlset.url;
    const faults = entries.flatMap(({ loc, 'xhtml:link': links }) => {
      const bare = barePath(new URL(loc).pathname);
      const wanted = `en ${bare}, ar ${localizedPath(bare, 'ar')}, x-default ${bare}`;
      const read = links.map((link) => `${link['@hreflang']} ${new URL(link['@href']).pathname}`).join(', ');
      return read === wanted ? [] : [`${loc}: ${read}`];
    });
    const read = entries.map(({ loc }) => new URL(loc).pathname);
    return [...faults, ...unequal(read, await indexablePaths(site))];
  },
};

type Sitemapper = {
  default: new (options: object) => { fetch(): Promise<{ sites: string[]; errors: object[] }> };
};

export const sitemapCrawler: Row = {
  title: 'sitemapper fetches the sitemap and finds every indexable page',
  packages: [sitemapReader],
  async checkSite(site) {
    const { default: Reader } = await load<Sitemapper>(sitemapReader);
    const { sites, errors } = await new Reader({ url: `${site.url}/sitemap.xml`, timeout: 60_000 }).fetch();
    const read = sites.map((address) => new URL(address).pathname);
    return [...errors.map((error) => JSON.stringify(error)), ...unequal(read, await indexablePaths(site))];
  },
};

type Robots = { isAllowed(url: string, agent: string): boolean | undefined; getSitemaps(): string[] };
type RobotsParser = { default(address: string, text: string): Robots };

/** `Twitterbot` and the others load pages for previews, answers and search. */
const agents = ['Googlebot', 'Bingbot', 'Twitterbot', 'facebookexternalhit', 'GPTBot', 'Applebot'];

export const robotsRules: Row = {
  title: 'robots-parser allows every page and file to every crawler, not the API, and finds the sitemap',
  packages: [robotsReader],
  async checkSite({ url, paths, files }) {
    const { default: parse } = await load<RobotsParser>(robotsReader);
    const robots = parse(`${DEFAULT_SITE_URL}/robots.txt`, await (await fetch(`${url}/robots.txt`)).text());
    const faults = robots.getSitemaps().join() === `${DEFAULT_SITE_URL}/sitemap.xml` ? [] : ['no sitemap'];
    for (const agent of agents) {
      const isAllowed = (path: string) => robots.isAllowed(`${DEFAULT_SITE_URL}${path}`, agent);
      const refused = [...paths, ...files].filter((path) => !isAllowed(path));
      faults.push(...refused.map((path) => `${agent} may not read ${path}`));
      if (isAllowed('/api/early-access')) faults.push(`${agent} may read the API`);
    }
    return faults;
  },
};

type LlmsList = { sections: { files: { name: string; url: string; notes?: string }[] }[] };

export const llmsList: Row = {
  title:
    'parse-llms-txt reads the Arabic home page and every indexable English page once in llms.txt, with a description',
  packages: [llmsReader],
  async checkSite(site) {
    const { parseLlmsTxt } = await load<{ parseLlmsTxt(text: string): LlmsList }>(llmsReader);
    const { sections } = parseLlmsTxt(await (await fetch(`${site.url}/llms.txt`)).text());
    const entries = sections.flatMap(({ files }) => files);
    const bare = entries.filter(({ name, notes }) => !name || !notes).map(({ url }) => `${url} has no text`);
    const read = entries.map(({ url }) => new URL(url).pathname);
    const wanted = (await indexablePaths(site)).filter(
      (path) => path === barePath(path) || path === localizedPath('/', 'ar'),
    );
    return [...bare, ...unequal(read, wanted)];
  },
};
