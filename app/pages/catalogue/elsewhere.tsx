import { m } from '../../i18n/paraglide/messages.js';
import { SiteSearch } from './search/site-search.tsx';

/** The way from a page's end to the rest of the catalogue. */
export function Elsewhere() {
  return (
    <section className="elsewhere" data-ground="chalk" aria-labelledby="elsewhere">
      <div className="content">
        <h2 id="elsewhere" className="display display-h3">
          {m.league_elsewhere()}
        </h2>
        <SiteSearch />
      </div>
    </section>
  );
}
