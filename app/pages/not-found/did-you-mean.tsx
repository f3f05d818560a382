import { LRUCache } from 'lru-cache';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { slots } from '../../../content/clock/slots.ts';
import type { Locale } from '../../../content/locale.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { type SearchEntry, searchEntries } from '../../search/entries/search-entries.ts';
import { addressWords } from '../../search/matching/address-words.ts';
import { createDidYouMean, type DidYouMean } from '../../search/matching/did-you-mean.ts';

/** Stands where the names come within the sentence; no sentence has it. */
const namesHere = '\u0000';

const lookUps = new Map<Locale, DidYouMean>();
/** What was asked for last is kept: people press reload, and scanners try the same addresses on every site. */
const kept = new LRUCache<string, string>({ max: 500 });

/**
 * @param page the 404 page in the language that is spoken
 * @param path the address that no page has
 * @returns the page with the address's words in its search, and links to what they name, where they name anything
 */
export function withSuggestions(page: string, path: string): string {
  const locale = currentLocale();
  const suggestions = kept.get(`${locale} ${path}`) ?? suggestionsFor(path, locale);
  kept.set(`${locale} ${path}`, suggestions);
  return page
    .replace(slots.didYouMean, () => suggestions)
    .replaceAll(slots.addressWords, () => addressWords(path));
}

function suggestionsFor(path: string, locale: Locale): string {
  const lookUp = lookUps.get(locale) ?? createDidYouMean(searchEntries(locale));
  lookUps.set(locale, lookUp);
  const found = lookUp(path);
  return found.length > 0 ? renderToStaticMarkup(<Suggestions found={found} locale={locale} />) : '';
}

/** "Did you mean Liverpool?", with the names as links. */
function Suggestions({ found, locale }: { found: readonly SearchEntry[]; locale: Locale }) {
  const [before, after] = m.not_found_did_you_mean({ names: namesHere }).split(namesHere);
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
