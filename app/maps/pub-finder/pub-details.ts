import { pubMap } from '@sportbuddy/media/manifest/maps';
import type { Locale } from '../../../content/locale.ts';
import { pubs } from '../../../content/places/pubs.ts';
import { jsonFile, type TextFile } from '../../seo/files/text-file.ts';
import type { PubDetail } from './pub-order.ts';

/**
 * The details that the pub map fetches, in one language.
 * @throws Error if a pub has no position on the map image
 */
export function pubDetails(locale: Locale): PubDetail[] {
  return pubs.map(({ slug, location, knownFor, sports }) => {
    const place = pubMap.pubs[slug];
    if (!place) throw new Error(`content/places/pubs.ts: ${slug}: not on the map image`);
    return { slug, location, ...place, knownFor: knownFor[locale], sports };
  });
}

/** The JSON file of pub details, one for each language. */
export function pubsFile(locale: Locale): TextFile {
  return jsonFile(pubDetails(locale));
}
