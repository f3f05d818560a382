import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentLocale } from '../../i18n/current-locale.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { createDidYouMean, type DidYouMean } from '../catalogue/search/did-you-mean.ts';
import { type SearchEntry, searchEntries } from '../catalogue/search/search-entries.ts';
import { didYouMeanPlace } from './did-you-mean-place.tsx';

/** Stands where the names come within the sentence; no sentence has it. */
const namesHere = '\u0000';
const keptAddresses = 500;

const lookUps = new Map<Locale, DidYouMean>();
const kept = new Map<string, string>();

/**
 * @param page the 404 page in the language that is spoken
 * @param path the address that no page has
 * @returns the page with links to what its words name, where they name anything
 */
export function withSuggestions(page: string, path: string): string {
  return page.replace(didYouMeanPlace, () => suggestionsFor(path, currentLocale()));
}

/** What was asked for last is kept: people press reload, and scanners try the same addresses on every site. */
function suggestionsFor(path: string, locale: Locale): string {
  const key = `${locale} ${path}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const lookUp = lookUps.get(locale) ?? createDidYouMean(searchEntries(locale));
  lookUps.set(locale, lookUp);
  const found = lookUp(path);
  const made = found.length > 0 ? renderToStaticMarkup(<Suggestions found={found} locale={locale} />) : '';
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= keptAddresses) kept.delete(oldest);
  kept.set(key, made);
  return made;
}

/** "Did you mean Liverpool?", with the names as links. */
function Suggestions({ found, locale }: { found: readonly SearchEntry[]; locale: Locale }) {
  const [before, after] = m.not_found_did_you_mean({ names: namesHere }).split(namesHere);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const entries = found.values();
  return (
    <p className="did-you-mean">
      {before}
      {list.formatToParts(found.map(({ name }) => name)).map(({ type, value }) => {
        if (type === 'literal') return <Fragment key={value}>{value}</Fragment>;
        return (
          <a key={value} href={entries.next().value?.path}>
            <bdi>{value}</bdi>
          </a>
        );
      })}
      {after}
    </p>
  );
}
