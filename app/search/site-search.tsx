import { sportBadges } from '@sportbuddy/media/manifest/badges';
import { hubPath } from '../../content/addresses.ts';
import { sports } from '../../content/sports/sports.ts';
import { Lettering } from '../components/lettering.tsx';
import { currentLocale, to } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import Search from './search.island.tsx';

/** The search in the menu. The page may contain another one. */
export function MenuSearch() {
  return (
    <div className="search">
      <Search id="menu-search" {...languageProps()} />
    </div>
  );
}

/**
 * The search of the catalogue, and a plain list of all hubs that works without JavaScript.
 * @param text value of the field until the user types
 */
export function SiteSearch({ text }: { text?: string }) {
  const locale = currentLocale();
  return (
    <div className="search">
      <Search id="site-search" text={text} {...languageProps()} />
      <details className="search-all">
        <summary>{m.search_all_sports()}</summary>
        <ul>
          {sports.map((sport) => (
            <li key={sport.slug}>
              <a href={to(hubPath(sport))}>
                <img src={sportBadges[sport.slug]} width="26" height="29" alt="" loading="lazy" />
                <span>
                  <Lettering text={sport.label[locale]} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function languageProps() {
  return { index: `/search/${currentLocale()}.json`, signUp: to('/coming-soon') };
}

/** A search at the end of pages. */
export function SearchSection() {
  return (
    <section className="search-section" data-ground="chalk" aria-labelledby="search-section">
      <div className="content">
        <h2 id="search-section" className="display display-h3">
          {m.league_elsewhere()}
        </h2>
        <SiteSearch />
      </div>
    </section>
  );
}
