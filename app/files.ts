import { locales } from '../content/locale.ts';
import { pubsFile } from './maps/pub-finder/pub-details.ts';
import { searchFile } from './search/entries/search-entries.ts';
import { llmsFile } from './seo/files/llms.ts';
import { robotsFile } from './seo/files/robots.ts';
import { securityFile } from './seo/files/security.ts';
import { sitemapFile, sitemapPartFile, sitemapPartPaths } from './seo/files/sitemap.ts';
import type { TextFile } from './seo/files/text-file.ts';
import { webManifestFile, webManifestPath } from './seo/files/webmanifest.ts';

const files = new Map<string, () => TextFile>([
  ['/robots.txt', robotsFile],
  ['/sitemap.xml', sitemapFile],
  ['/.well-known/security.txt', securityFile],
  ['/llms.txt', llmsFile],
  ...locales.flatMap((locale): [string, () => TextFile][] => [
    [webManifestPath(locale), () => webManifestFile(locale)],
    [`/search/${locale}.json`, () => searchFile(locale)],
    [`/maps/pubs.${locale}.json`, () => pubsFile(locale)],
  ]),
]);

/** @returns the file at `path`, undefined if there is none */
export function fileAt(path: string): TextFile | undefined {
  return files.get(path)?.() ?? sitemapPartFile(path);
}

export function filePaths(): string[] {
  return [...files.keys(), ...sitemapPartPaths()];
}
