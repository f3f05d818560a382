import { allPages } from '../../../content/addresses.ts';
import { sitemapEntries } from './sitemap-entries.ts';
import { film } from './sitemap-film.ts';
import { sitemapParts, sitemapText } from './sitemap-text.ts';
import { type TextFile, textFile } from './text-file.ts';

const partPath = /^\/sitemaps\/(\d+)\.xml$/;

/** One file of a sitemap that has outgrown one, such as `/sitemaps/2.xml`. */
export function sitemapPartFile(path: string): TextFile | undefined {
  const [, number] = partPath.exec(path) ?? [];
  if (!number) return undefined;
  const parts = sitemapParts(sitemapEntries(allPages(), film));
  const part = parts.length > 1 ? parts[Number(number) - 1] : undefined;
  return part && textFile(sitemapText(part), 'application/xml');
}

/** @returns the paths of the files beside `/sitemap.xml`; none while it holds everything itself */
export function sitemapPartPaths(): string[] {
  const parts = sitemapParts(sitemapEntries());
  return parts.length > 1 ? parts.map((_, index) => `/sitemaps/${index + 1}.xml`) : [];
}
