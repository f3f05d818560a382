import { scenes } from '@sportbuddy/media/manifest/scenes';
import { Fragment } from 'react';
import type { Locale } from '../../../content/locale.ts';
import { popularPages } from '../../../content/pages/popular-pages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { currentLocale, to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { usePath } from '../../i18n/use-path.ts';
import { searchEntries } from '../../search/entries/search-entries.ts';
import {
  addressWords,
  createDidYouMean,
  type DidYouMean as Suggest,
} from '../../search/matching/did-you-mean.ts';
import { SiteSearch } from '../../search/site-search.tsx';
import './not-found.css';

export { TooManyPage } from './too-many-page.tsx';
export { UnexpectedErrorPage } from './unexpected-error-page.tsx';

/** `search`: the query of the unknown address, which suggestions keep. */
export function NotFoundPage({ search }: { search: string }) {
  const path = usePath();
  const locale = currentLocale();
  return (
    <section className="not-found" data-ground="night">
      <div className="content not-found-grid">
        <div className="not-found-scene">
          <Picture image={scenes.lostFan} alt="" loading="eager" />
        </div>
        <div className="not-found-words">
          <h1 className="display display-h2">{m.not_found_title()}</h1>
          <p className="muted not-found-text">{m.not_found_text()}</p>
          <div>
            <DidYouMean path={path} search={search} />
          </div>
          <div className="not-found-ways">
            <ButtonLink href={to('/')}>{m.not_found_home()}</ButtonLink>{' '}
            <ButtonLink href={to('/coming-soon')} look="outline">
              {m.not_found_search()}
            </ButtonLink>
          </div>
          <SiteSearch text={addressWords(path)} />
        </div>
        <nav className="popular" aria-labelledby="popular">
          <h2 id="popular" className="popular-heading">
            {m.not_found_popular()}
          </h2>
          <ul>
            {popularPages.map(({ path, name }, index) => (
              <li key={path}>
                <a href={to(path)} className="popular-link">
                  <small>
                    {m.not_found_gate()} {index + 1}
                  </small>{' '}
                  {name[locale]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

/** Placeholder for the links in the sentence. No message contains it. */
const namesPlaceholder = '\u0000';

const suggestByLocale = new Map<Locale, Suggest>();

function suggestions(path: string, locale: Locale) {
  const suggest = suggestByLocale.get(locale) ?? createDidYouMean(searchEntries(locale));
  suggestByLocale.set(locale, suggest);
  return suggest(path);
}

/**
 * "Did you mean Liverpool?", with links to the entries that the path names. Renders nothing if it
 * names none.
 */
export function DidYouMean({ path, search = '' }: { path: string; search?: string }) {
  const locale = currentLocale();
  const found = suggestions(path, locale);
  if (found.length === 0) return null;
  const [before, after] = m.not_found_did_you_mean({ names: namesPlaceholder }).split(namesPlaceholder);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const parts = list.formatToParts(found.map(({ name }) => name));
  // The word between names may repeat, so keys contain the index.
  const keyed = parts.map((part, place) => ({ ...part, key: `${place} ${part.value}` }));
  const entries = found.values();
  return (
    <p className="did-you-mean">
      {before}
      {keyed.map(({ type, value, key }) => {
        if (type === 'literal') return <Fragment key={key}>{value}</Fragment>;
        return (
          <a key={key} href={`${entries.next().value?.path}${search}`}>
            <bdi>{value}</bdi>
          </a>
        );
      })}
      {after}
    </p>
  );
}
