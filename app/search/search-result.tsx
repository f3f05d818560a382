import type { Ref } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import type { SearchEntry } from './entries/search-entries.ts';

const kinds: Record<SearchEntry['kind'], () => string> = {
  sport: m.search_sport,
  league: m.search_league,
  team: m.search_team,
  event: m.search_event,
  page: m.search_page,
};

type SearchResultProps = {
  id: string;
  entry: SearchEntry;
  isActive: boolean;
  ref: Ref<HTMLAnchorElement>;
};

/** An option of the listbox that is a link, so it can be opened in a new tab. */
export function SearchResult({ id, entry, isActive, ref }: SearchResultProps) {
  const { kind, path, name, detail, badge } = entry;
  return (
    <a
      ref={ref}
      id={id}
      href={path}
      className="search-result"
      tabIndex={-1}
      role="option"
      aria-selected={isActive}
    >
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
