import { Fragment } from 'react';
import type { Locale } from '../../../content/locale.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { searchEntries } from '../../search/entries/search-entries.ts';
import { createDidYouMean, type DidYouMean as Suggest } from '../../search/matching/did-you-mean.ts';

/** Marks where the links go in the sentence; no message contains it. */
const namesMark = '\u0000';

const suggestIn = new Map<Locale, Suggest>();

function suggestions(path: string, locale: Locale) {
  const suggest = suggestIn.get(locale) ?? createDidYouMean(searchEntries(locale));
  suggestIn.set(locale, suggest);
  return suggest(path);
}

/** "Did you mean Liverpool?", with links to the entries that an unknown path names; nothing if it names none. */
export function DidYouMean({ path }: { path: string }) {
  const locale = currentLocale();
  const found = suggestions(path, locale);
  if (found.length === 0) return null;
  const [before, after] = m.not_found_did_you_mean({ names: namesMark }).split(namesMark);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const parts = list.formatToParts(found.map(({ name }) => name));
  // The word between names may repeat, so each key has its place in the list.
  const keyed = parts.map((part, place) => ({ ...part, key: `${place} ${part.value}` }));
  const entries = found.values();
  return (
    <p className="did-you-mean">
      {before}
      {keyed.map(({ type, value, key }) => {
        if (type === 'literal') return <Fragment key={key}>{value}</Fragment>;
        return (
          <a key={key} href={entries.next().value?.path}>
            <bdi>{value}</bdi>
          </a>
        );
      })}
      {after}
    </p>
  );
}
