import { m } from '../i18n/paraglide/messages.js';
import { SiteSearch } from './site-search.tsx';

/** The way from a page's end to the rest of the catalogue. */
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
