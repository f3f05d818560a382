import { readPrerenderLimit } from '../build/prerender-limit.ts';
import { allPages } from '../content/addresses.ts';
import { localizedPath } from './i18n/locale.ts';
import { sitemapPartPaths } from './seo/files/sitemap-entries.ts';

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
  const pages = allPages().slice(0, readPrerenderLimit(process.env));
  return [
    ...pages.flatMap(({ path }) => [path, localizedPath(path, 'ar')]),
    ...resourcePaths,
    ...sitemapPartPaths(),
  ];
}
