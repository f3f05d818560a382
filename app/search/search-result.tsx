import type { ComponentProps } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import type { SearchEntry } from './entries/search-entries.ts';

const kinds: Record<SearchEntry['kind'], () => string> = {
  sport: m.search_sport,
  league: m.search_league,
  team: m.search_team,
  event: m.search_event,
  page: m.search_page,
};

type SearchResultProps = ComponentProps<'a'> & { entry: SearchEntry };

/** An option of the listbox that is a link, so it can be opened in a new tab. */
export function SearchResult({ entry, ...props }: SearchResultProps) {
  const { kind, path, name, detail, badge } = entry;
  return (
    <a {...props} href={path} className="search-result" tabIndex={-1}>
      {badge ? (
        <img src={badge} width="36" height="40" alt="" />
      ) : (
        <i className="search-mark" aria-hidden="true" data-kind={kind} />
      )}
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <small>{detail || kinds[kind]()}</small>
      {detail && <em>{kinds[kind]()}</em>}
    </a>
  );
}
