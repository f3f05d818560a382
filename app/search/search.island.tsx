import { searchIcon } from '@sportbuddy/media/manifest/icons';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../components/icon.tsx';
import { Lettering } from '../components/lettering.tsx';
import { m } from '../i18n/paraglide/messages.js';
import { island } from '../islands/island.tsx';
import type { SearchEntry } from './entries/search-entries.ts';
import type { CatalogueSearch } from './matching/catalogue-search.ts';
import './search.css';

type SearchProps = {
  id: string;
  /** Value of the field until the user types. */
  text?: string | undefined;
  /** URL of the JSON index of the page's language. */
  index: string;
  /** Path of the sign-up page, which a search without results links to. */
  signUp: string;
};

const noResults: readonly SearchEntry[] = [];

/**
 * The search of the catalogue: an ARIA combobox with list autocomplete.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
function Search({ id, text = '', index: address, signUp }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The link that Enter opens. */
  const chosen = useRef<HTMLAnchorElement>(null);
  const { status, search, load } = useSearchIndex(address);
  const [{ value, isOpen, active, isEnterPending }, setState] = useState({
    value: text,
    isOpen: false,
    /** Index of the result that the arrow keys reached, -1 for none. */
    active: -1,
    /** Enter was pressed: the chosen result opens as soon as the index has loaded. */
    isEnterPending: false,
  });
  const query = value.trim();
  const results = useMemo(() => (search && query ? search(query) : noResults), [search, query]);
  const isShown = isOpen && query !== '';
  const hasResults = results.length > 0;
  const message = isShown ? messageOf(status, query, results.length) : '';

  /** Any other input than Enter cancels a pending Enter. */
  const change = (changes: Partial<{ value: string; isOpen: boolean; active: number }>) =>
    setState((state) => ({ ...state, ...changes, isEnterPending: false }));
  const open = () => {
    change({ isOpen: true });
    void load();
  };
  const type = (typed: string) => {
    change({ value: typed, isOpen: true, active: -1 });
    void load();
  };
  const close = () => change({ isOpen: false, active: -1 });
  const move = (by: 1 | -1) => {
    if (!isShown || !hasResults) return;
    const from = active === -1 && by < 0 ? 0 : active;
    change({ active: (from + by + results.length) % results.length });
  };

  function handleKey(event: KeyboardEvent): void {
    // Safari ends a composition before the keydown of its last key, which has the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.altKey) return;
    if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'ArrowDown') isShown ? move(1) : open();
    else if (event.key === 'Enter') setState((state) => ({ ...state, isEnterPending: true }));
    else if (event.key === 'Escape' && isShown) close();
    // In an empty field Escape closes the menu around the search.
    else if (event.key === 'Escape' && value !== '') change({ value: '', isOpen: false });
    else return;
    event.preventDefault();
  }

  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  // Adopts text and focus from before hydration, before an Enter is replayed (replay-events.ts).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    const field = input.current;
    if (field && field.value !== text) type(field.value);
    else if (field === document.activeElement) open();
  }, []);
  useLayoutEffect(() => {
    if (isShown) makeRoomUnder(input);
  }, [isShown]);
  useLayoutEffect(() => {
    if (active !== -1) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    if (!isEnterPending || status === 'idle' || status === 'loading') return;
    setState((state) => ({ ...state, isEnterPending: false }));
    chosen.current?.click();
  }, [isEnterPending, status]);

  const listId = `${id}-results`;
  const optionId = (result: number) => `${listId}-${result}`;
  return (
    <search className="search-box" onBlur={closeOnLeaving}>
      <label htmlFor={id}>{m.search_label()}</label>
      <div className="search-field">
        <Icon path={searchIcon} size={24} strokeWidth={2.4} />
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={m.search_hint()}
          value={value}
          aria-autocomplete="list"
          aria-expanded={isShown && hasResults}
          aria-controls={listId}
          aria-activedescendant={isShown && active !== -1 ? optionId(active) : undefined}
          onChange={(event) => type(event.target.value)}
          onFocus={open}
          onKeyDown={handleKey}
        />
      </div>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {/* Keeps focus in the field; otherwise the panel would close before the click. */}
      <div className="search-panel" hidden={!isShown} onPointerDown={(event) => event.preventDefault()}>
        <div id={listId} role="listbox" aria-label={m.search_results()} hidden={!hasResults}>
          {results.map((entry, index) => (
            <SearchResult
              key={entry.path}
              ref={index === Math.max(active, 0) ? chosen : null}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              entry={entry}
            />
          ))}
        </div>
        <div className="search-word" hidden={hasResults}>
          <p>{message}</p>
          {status === 'failed' && (
            <button
              type="button"
              className="rule-link search-word-link"
              onClick={() => {
                input.current?.focus();
                void load();
              }}
            >
              {m.search_retry()}
            </button>
          )}
          {status === 'ready' && (
            <a
              className="rule-link search-word-link"
              href={`${signUp}?team=${encodeURIComponent(query)}#ticket`}
            >
              {m.search_none_button()}
            </a>
          )}
        </div>
      </div>
    </search>
  );
}

type SearchIndex = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  search: CatalogueSearch | null;
};

/** Loads the index when `load` is called, again after a failure. Searches of one page share the request. */
function useSearchIndex(address: string) {
  const [{ status, search }, setIndex] = useState<SearchIndex>({ status: 'idle', search: null });
  const load = async () => {
    if (status === 'loading' || status === 'ready') return;
    setIndex({ status: 'loading', search: null });
    try {
      const { loadSearch } = await import('./matching/catalogue-search.ts');
      setIndex({ status: 'ready', search: await loadSearch(address) });
    } catch {
      // The page shows a message and a retry button. The browser logs the failed request.
      setIndex({ status: 'failed', search: null });
    }
  };
  return { status, search, load };
}

function messageOf(status: SearchIndex['status'], query: string, count: number): string {
  if (status === 'failed') return m.search_failed();
  if (status !== 'ready') return m.search_loading();
  return count > 0 ? m.search_count({ count }) : m.search_none({ query });
}

/** Scrolls the field to the top if it is in the lower half of the window, so that the results are visible. */
function makeRoomUnder({ current: field }: RefObject<HTMLInputElement | null>): void {
  if (!field) return;
  const room = window.innerHeight - field.getBoundingClientRect().bottom;
  if (room < window.innerHeight / 2) field.scrollIntoView({ block: 'start' });
}

export default island('use', Search);

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
        <bdi>
          <Lettering text={name} />
        </bdi>
      </strong>
      <small>
        <Lettering text={detail || kinds[kind]()} />
      </small>
      {detail && <em>{kinds[kind]()}</em>}
    </a>
  );
}
