import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { openBuiltSite } from '../../bundler/built-site.ts';
import { currentRelease, distFolder } from '../../bundler/releases.ts';
import { localizedPaths } from '../../content/locale.ts';
import { unlistedPages } from '../../content/pages/unlisted-pages.ts';
import { defaultSiteContext, type SiteContext } from '../../content/site-context.ts';
import { findStaticFiles } from '../../server/pages/static-files.ts';
import { type PageFacts, readPage } from './page-facts.ts';

/** More than a year from now, when most events of today's pages are over. */
export const oneYearLater = new Date(Date.now() + 366 * 86_400_000);

const contexts = {
  now: {},
  launched: { launch: { year: 2026, month: 1, day: 1 } },
  'in a year': { now: oneYearLater },
} satisfies Record<string, Partial<SiteContext>>;
type When = keyof typeof contexts;

/** The built site as served with default settings and metrics. */
export type Site = {
  /** The folder of its static files. */
  root: string;
  pages: Map<string, PageFacts>;
  /** Pages that only letters link to. */
  unlisted: Map<string, PageFacts>;
  /** Pages whose structured data differs after the launch. */
  launched: readonly PageFacts[];
  /** Pages that differ a year from now, by path. */
  inAYear: ReadonlyMap<string, PageFacts>;
  /** Paths of all files that are not pages. */
  files: ReadonlySet<string>;
  /** Responses to unknown paths. */
  notFound: Map<string, PageFacts & { status: number }>;
  text: (path: string, when?: When) => Promise<string>;
};

const unlistedPaths = unlistedPages.flatMap(({ path }) => localizedPaths(path));
const unknownPaths = ['/no-such-page', '/ar/no-such-page', '/football/no-such-team', '/ar/no/such/page'];

/** @throws Error if there is no build */
export async function readSite(): Promise<Site> {
  const release = await currentRelease(distFolder);
  if (!release) throw new Error('There is no built site in dist/. Build it first: npm run build');
  const rethrow = (error: unknown) => {
    throw error;
  };
  const site = await openBuiltSite(release.folder, rethrow, true);
  const render = (url: string, when: When = 'now') =>
    site.render({ url, site: { ...defaultSiteContext(), ...contexts[when] } });
  const root = `${release.folder}/client`;
  const { names } = await findStaticFiles(root);
  const text = async (path: string, when?: When) =>
    names.has(path) ? readFile(`${root}${path}`, 'utf8') : (await render(path, when)).body;

  const paths = site.allPaths();
  const pages = new Map<string, PageFacts>();
  const unlisted = new Map<string, PageFacts>();
  const launched: PageFacts[] = [];
  const later = new Map<string, PageFacts>();
  for (const path of paths.filter((each) => extname(each) === '')) {
    const now = await text(path);
    if (unlistedPaths.includes(path)) {
      unlisted.set(path, readPage(path, now));
      continue;
    }
    pages.set(path, readPage(path, now));
    const afterLaunch = await text(path, 'launched');
    if (structuredData(afterLaunch) !== structuredData(now)) launched.push(readPage(path, afterLaunch));
    const yearOn = await text(path, 'in a year');
    if (withoutCopyright(yearOn) !== withoutCopyright(now)) later.set(path, readPage(path, yearOn));
  }
  const notFound: Site['notFound'] = new Map();
  for (const path of unknownPaths) {
    const { status, body } = await render(path);
    notFound.set(path, { ...readPage(path, body), status });
  }
  return {
    root,
    pages,
    unlisted,
    launched,
    inAYear: later,
    files: new Set([...names.keys(), ...paths.filter((path) => extname(path) !== '')]),
    notFound,
    text,
  };
}

const structuredData = (html: string) => html.match(/<script type="application\/ld\+json">[^<]*/g)?.join();
const withoutCopyright = (html: string) => html.replaceAll(/©[^<]*/g, '');
