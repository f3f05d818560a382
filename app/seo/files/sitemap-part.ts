import { data, type LoaderFunctionArgs } from 'react-router';
import { allPages } from '../../../content/addresses.ts';
import { sitemapEntries } from './sitemap-entries.ts';
import { film } from './sitemap-film.ts';
import { sitemapParts, sitemapText } from './sitemap-text.ts';
import { textResponse } from './text-response.ts';

/** One file of a sitemap that has outgrown one, such as `/sitemaps/2.xml`. */
export function loader({ params }: LoaderFunctionArgs) {
  const [, number] = /^(\d+)\.xml$/.exec(params.part ?? '') ?? [];
  const parts = sitemapParts(sitemapEntries(allPages(), film));
  const part = parts.length > 1 ? parts[Number(number) - 1] : undefined;
  if (!part) throw data(null, { status: 404 });
  return textResponse(sitemapText(part), 'application/xml');
}
