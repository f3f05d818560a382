import { pubMap } from '@sportbuddy/media/manifest/maps';
import type { Locale } from '../../../content/locale.ts';
import { pubs } from '../../../content/places/pubs.ts';
import { jsonFile, type TextFile } from '../../seo/files/text-file.ts';
import type { PubDetail } from './pub-order.ts';

/**
 * What the pub map fetches, in one language.
 *
 * @throws Error when a pub has no place on the drawn sheet
 */
export function pubDetails(locale: Locale): PubDetail[] {
  return pubs.map(({ slug, location, knownFor, sports }) => {
    const place = pubMap.pubs[slug];
    if (!place) throw new Error(`content/places/pubs.ts: ${slug}: not on the drawn map`);
    return { slug, location, ...place, knownFor: knownFor[locale], sports };
  });
}

/** Everything about the pubs that the map shows once it is awake, a file a language. */
export function pubsFile(locale: Locale): TextFile {
  return jsonFile(pubDetails(locale));
}
