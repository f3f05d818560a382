import type { LoaderFunctionArgs } from 'react-router';
import type { Locale } from '../../../i18n/locale.ts';
import { searchEntries } from './search-entries.ts';

const localeByFile: Record<string, Locale> = { 'en.json': 'en', 'ar.json': 'ar' };

/** The search's index, a file a language, which browsers ask for when somebody first uses the search. */
export function loader({ request }: LoaderFunctionArgs) {
  const file = new URL(request.url).pathname.split('/').at(-1) ?? '';
  return Response.json(searchEntries(localeByFile[file] ?? 'en'));
}
