import { to } from '../../../i18n/current-locale.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import type { SearchEntry } from './search-entries.ts';
import type { SearchStatus } from './use-search.ts';

const kinds: Record<SearchEntry['kind'], () => string> = {
  sport: m.search_sport,
  league: m.search_league,
  team: m.search_team,
  event: m.search_event,
  page: m.search_page,
};

type SearchPanelProps = {
  listId: string;
  optionId: (index: number) => string;
  status: SearchStatus;
  query: string;
  results: readonly SearchEntry[];
  /** Which result the arrow keys have reached, -1 for none. */
  active: number;
  shown: boolean;
  retry: () => void;
};

/** What opens under the field: results, or a word on why there are none. */
export function SearchPanel({
  listId,
  optionId,
  status,
  query,
  results,
  active,
  shown,
  retry,
}: SearchPanelProps) {
  const found = status === 'ready' && results.length > 0;
  return (
    <>
      <p role="status" className="visually-hidden">
        {shown && announcement(status, query, results.length)}
      </p>
      <div
        className="search-panel"
        hidden={!shown}
        // Keeps the focus in the field, so that the panel is still there when the press ends.
        onPointerDown={(event) => event.preventDefault()}
      >
        <div id={listId} role="listbox" aria-label={m.search_results()} hidden={!found}>
          {results.map(({ kind, path, name, detail, badge }, index) => (
            <a
              key={path}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={path}
              className="search-result"
            >
              {badge ? (
                <img src={badge} width="36" height="40" alt="" />
              ) : (
                <i className="search-mark" data-kind={kind} aria-hidden="true" />
              )}
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <small>{detail || kinds[kind]()}</small>
              {detail && <em>{kinds[kind]()}</em>}
            </a>
          ))}
        </div>
        {!found && (
          <div className="search-word">
            <p>{announcement(status, query, 0)}</p>
            {status === 'failed' && (
              <button type="button" className="rule-link" onClick={retry}>
                {m.search_retry()}
              </button>
            )}
            {status === 'ready' && (
              <a
                className="rule-link"
                href={`${to('/coming-soon')}?team=${encodeURIComponent(query.trim())}#ticket`}
              >
                {m.search_none_button()}
              </a>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function announcement(status: SearchStatus, query: string, count: number): string {
  if (status === 'failed') return m.search_failed();
  if (status !== 'ready') return m.search_loading();
  return count > 0 ? m.search_count({ count }) : m.search_none({ query: query.trim() });
}
