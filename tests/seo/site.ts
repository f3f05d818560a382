import { readFile } from 'node:fs/promises';
import { openBuiltSite } from '../../build/built-site.ts';
import { distFolder } from '../../build/fresh-release.ts';
import { currentRelease, type Release } from '../../build/releases.ts';
import { readConfig } from '../../server/config.ts';
import { findSiteFiles } from '../../server/pages/site-files.ts';
import { createSubstitution } from '../../server/pages/substitution.ts';
import { type PageFacts, readPage } from './page-facts.ts';

const sent = createSubstitution(readConfig({}));

/** The built site as a server without settings sends it, read once. */
export type Site = {
  /** The folder that holds its files. */
  root: string;
  pages: Map<string, PageFacts>;
  /** Addresses of all files that are no pages. */
  files: ReadonlySet<string>;
  /** What unknown addresses get, by the address asked for. */
  notFound: Map<string, PageFacts & { status: number }>;
  text: (address: string) => Promise<string>;
};

/** @throws Error when there is no build to read */
export async function readSite(): Promise<Site> {
  const release = await currentRelease(distFolder);
  if (!release) throw new Error('There is no built site in dist/. Build it first: npm run build');
  const { root, pages, files } = await findSiteFiles(`${release.folder}/client`);
  const read = async ([address, file]: [string, string]) =>
    [address, readPage(address, sent.apply(await readFile(`${root}/${file}`, 'utf8'), 'html'))] as const;
  const facts: (readonly [string, PageFacts])[] = [];
  for (const page of pages) facts.push(await read(page));
  return {
    root,
    pages: new Map(facts),
    files: new Set(files.keys()),
    notFound: await renderUnknown(release, [
      '/no-such-page',
      '/ar/no-such-page',
      '/football/no-such-team',
      '/ar/no/such/page',
    ]),
    text: async (address) => sent.apply(await readFile(`${root}${address}`, 'utf8'), 'plain'),
  };
}

async function renderUnknown({ folder }: Release, addresses: string[]): Promise<Site['notFound']> {
  const { render } = await openBuiltSite(folder, (error) => {
    throw error;
  });
  const found: Site['notFound'] = new Map();
  for (const address of addresses) {
    const { status, body } = await render({ url: address });
    found.set(address, { ...readPage(address, sent.apply(body, 'html')), status });
  }
  return found;
}
