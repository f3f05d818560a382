import type { Locale } from '../../../content/locale.ts';
import { jsonFile, type TextFile } from '../../seo/files/text-file.ts';
import { searchEntries } from './search-entries.ts';

/** The search's index, a file a language, which browsers ask for when somebody first uses the search. */
export function searchFile(locale: Locale): TextFile {
  return jsonFile(searchEntries(locale));
}
