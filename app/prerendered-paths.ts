import { allPages } from '../content/addresses.ts';
import { localizedPath } from './i18n/locale.ts';
import { sitemapPartPaths } from './seo/files/sitemap-entries.ts';

/**
 * Past this many pages a language, prerendering costs more build time than it saves visitors; what is
 * beyond is rendered on demand by the same code. `PRERENDER_LIMIT` at build time overrides it.
 */
const defaultLimit = 5_000;

/** Addresses that are files rather than pages. */
const resourcePaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/llms.txt',
  '/search/en.json',
  '/search/ar.json',
  '/maps/pubs.en.json',
  '/maps/pubs.ar.json',
];

/** @returns every path that the build renders to a file, in both languages */
export function prerenderedPaths(): string[] {
  const limit = Number(process.env.PRERENDER_LIMIT ?? defaultLimit);
  const pages = allPages().slice(0, limit);
  return [
    ...pages.flatMap(({ path }) => [path, localizedPath(path, 'ar')]),
    ...resourcePaths,
    ...sitemapPartPaths(),
  ];
}
