import type { Locale } from '../../../content/locale.ts';
import { jsonFile, type TextFile } from '../../seo/files/text-file.ts';
import { pubDetails } from './pub-details.ts';

/** Everything about the pubs that the map shows once it is awake, a file a language. */
export function pubsFile(locale: Locale): TextFile {
  return jsonFile(pubDetails(locale));
}
