import { sportBadges } from '@sportbuddy/media/manifest/badges';
import { hubPath } from '../../content/addresses.ts';
import { sports } from '../../content/sports/sports.ts';
import { currentLocale, to } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { SearchBox } from './search-box.tsx';

/**
 * The search of the catalogue, and beside it a plain list of all hubs, which needs no JavaScript.
 * @param text what stands in the field until somebody types
 */
export function SiteSearch({ text }: { text?: string }) {
  const locale = currentLocale();
  return (
    <div className="site-search">
      <SearchBox id="site-search" text={text} />
      <details className="all-sports">
        <summary>{m.search_all_sports()}</summary>
        <ul>
          {sports.map((sport) => (
            <li key={sport.slug}>
              <a href={to(hubPath(sport))}>
                <img src={sportBadges[sport.slug]} width="26" height="29" alt="" loading="lazy" />
                {sport.label[locale]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
