import { allPages } from '../../../content/addresses.ts';
import { absoluteUrl } from '../addresses.ts';
import { sitemapEntries } from './sitemap-entries.ts';
import { film } from './sitemap-film.ts';
import { sitemapIndexText, sitemapParts, sitemapText } from './sitemap-text.ts';
import { type TextFile, textFile } from './text-file.ts';

/** All addresses, or past the protocol's limit the list of the files that hold them. */
export function sitemapFile(): TextFile {
  const parts = sitemapParts(sitemapEntries(allPages(), film));
  const [only = []] = parts;
  return textFile(
    parts.length > 1 ? sitemapIndexText(parts.map(described)) : sitemapText(only),
    'application/xml',
  );
}

function described(part: { updated: string }[], index: number) {
  const updated =
    part
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? '';
  return { url: absoluteUrl(`/sitemaps/${index + 1}.xml`), updated };
}
