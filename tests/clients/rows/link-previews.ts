import { decoded } from '../../seo/entities.ts';
import { type ClientPackage, load } from '../packages.ts';
import type { Row, ServedSite } from '../row.ts';

/** One page of each kind of head, in both languages. */
const pages = ['/', '/football/liverpool', '/about', '/ar', '/ar/football/al-hilal', '/ar/coming-soon'];

type Preview = { title: string; description: string; image: string };

/** @returns the tags of a page, as they stand in its source */
function tagsOf(html: string): Preview {
  const tag = (name: string) =>
    decoded(new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
  return { title: tag('title'), description: tag('description'), image: tag('image') };
}

type Read<Module> = (module: Module, page: { url: string; html: string }) => Promise<Preview>;

function previewRow<Module>(
  client: ClientPackage,
  read: Read<Module>,
  { parts = [] }: { parts?: readonly ClientPackage[] } = {},
): Row {
  return {
    title: `${client.name} reads title, description and picture of pages in both languages`,
    packages: [client, ...parts],
    async checkSite(site: ServedSite) {
      const module = await load<Module>(client);
      const faults: string[] = [];
      for (const path of pages) {
        const url = `${site.url}${path}`;
        const response = await fetch(url);
        if (!response.ok) throw new Error(`${path} has the status ${response.status}`);
        const html = await response.text();
        const preview = await read(module, { url, html });
        for (const [part, text] of Object.entries(tagsOf(html)))
          if (!text || preview[part as keyof Preview] !== text)
            faults.push(`${path}: the ${part} “${text}” is read as “${preview[part as keyof Preview]}”`);
      }
      return faults;
    },
  };
}

type OpenGraphScraper = {
  default: (options: { html: string }) => Promise<{
    result: { ogTitle: string; ogDescription: string; ogImage: { url: string }[] };
  }>;
};

export const openGraphScraper = previewRow<OpenGraphScraper>(
  { name: 'open-graph-scraper', version: '6.12.0' },
  async ({ default: scrape }, { html }) => {
    const { ogTitle, ogDescription, ogImage } = (await scrape({ html })).result;
    return { title: ogTitle, description: ogDescription, image: ogImage[0]?.url ?? '' };
  },
);

type Unfurl = {
  unfurl(url: string): Promise<{
    open_graph: { title: string; description: string; images: { url: string }[] };
  }>;
};

export const unfurl = previewRow<Unfurl>(
  { name: 'unfurl.js', version: '6.4.0' },
  async ({ unfurl: fetchPreview }, { url }) => {
    const { title, description, images } = (await fetchPreview(url)).open_graph;
    return { title, description, image: images[0]?.url ?? '' };
  },
);

type LinkPreview = {
  getPreviewFromContent(response: object): Promise<{ title: string; description: string; images: string[] }>;
};

/** It refuses addresses of the machine itself, so it is given the response. */
export const linkPreview = previewRow<LinkPreview>(
  { name: 'link-preview-js', version: '5.0.0' },
  async ({ getPreviewFromContent }, { url, html }) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const { title, description, images } = await getPreviewFromContent({ url, headers, data: html });
    return { title, description, image: images[0] ?? '' };
  },
);

type Rule = { default(): object };
type Metascraper = { default(rules: object[]): (page: { url: string; html: string }) => Promise<Preview> };

/** Its logger has it as a peer. */
const peers = { debug: '4.4.3' };
/** The parts that it reads are packages of their own. */
const rulePackages = ['title', 'description', 'image'].map((part) => ({
  name: `metascraper-${part}`,
  version: '5.56.2',
  peers,
}));

export const metascraper = previewRow<Metascraper>(
  { name: 'metascraper', version: '5.58.1', peers },
  async ({ default: scraper }, page) => {
    const rules: object[] = [];
    for (const client of rulePackages) rules.push((await load<Rule>(client)).default());
    return await scraper(rules)(page);
  },
  { parts: rulePackages },
);
