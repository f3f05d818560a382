import { readFile } from 'node:fs/promises';
import { openBuiltSite } from '../../build/built-site.ts';
import { distFolder } from '../../build/releases/fresh-release.ts';
import { currentRelease, type Release } from '../../build/releases/releases.ts';
import { readConfig } from '../../server/config.ts';
import { findSiteFiles } from '../../server/pages/site-files.ts';
import { createSubstitution } from '../../server/pages/slots/substitution.ts';
import { type PageFacts, readPage } from './page-facts.ts';

const sent = createSubstitution(readConfig({}));
const sentLater = createSubstitution(readConfig({ LAUNCH_DATE: '2026-01-01' }));
/** A day more than a year from now: most of what is announced today is over by then. */
export const aYearOn = new Date(Date.now() + 366 * 86_400_000);
const sentAYearOn = createSubstitution(readConfig({}), () => aYearOn);
/** Parts of a page that come, go or are dated by the day of the request. */
const movesByDays = /\{\{(days|meetups)/;
/** Structured data that says something else once the app has launched. */
const turns = /<script type="application\/ld\+json">[^<]*\{\{before\}\}/;

/** The built site as a server without settings sends it, read once. */
export type Site = {
  /** The folder that holds its files. */
  root: string;
  pages: Map<string, PageFacts>;
  /** Pages as they are after the launch, where their structured data turns over then. */
  launched: readonly PageFacts[];
  /** Pages a year from now, by address, where something on them moves with the days. */
  aYearOn: ReadonlyMap<string, PageFacts>;
  /** Addresses of all files that are no pages. */
  files: ReadonlySet<string>;
  /** What unknown addresses get, by the address asked for. */
  notFound: Map<string, PageFacts & { status: number }>;
  text: (address: string, when?: 'now' | 'a year on') => Promise<string>;
};

/** @throws Error when there is no build to read */
export async function readSite(): Promise<Site> {
  const release = await currentRelease(distFolder);
  if (!release) throw new Error('There is no built site in dist/. Build it first: npm run build');
  const { root, pages, files } = await findSiteFiles(`${release.folder}/client`);
  const facts = new Map<string, PageFacts>();
  const launched: PageFacts[] = [];
  const later = new Map<string, PageFacts>();
  for (const [address, file] of pages) {
    const built = await readFile(`${root}/${file}`, 'utf8');
    facts.set(address, readPage(address, sent.apply(built, 'html')));
    if (movesByDays.test(built)) later.set(address, readPage(address, sentAYearOn.apply(built, 'html')));
    if (turns.test(built)) launched.push(readPage(address, sentLater.apply(built, 'html')));
  }
  return {
    root,
    pages: facts,
    launched,
    aYearOn: later,
    files: new Set(files.keys()),
    notFound: await renderUnknown(release, [
      '/no-such-page',
      '/ar/no-such-page',
      '/football/no-such-team',
      '/ar/no/such/page',
    ]),
    text: async (address, when = 'now') =>
      (when === 'now' ? sent : sentAYearOn).apply(await readFile(`${root}${address}`, 'utf8'), 'plain'),
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
