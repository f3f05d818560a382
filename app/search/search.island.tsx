import { useCombobox } from 'downshift';
import { Search as SearchIcon } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { island } from '../client/island.tsx';
import { m } from '../i18n/paraglide/messages.js';
import type { SearchEntry } from './entries/search-entries.ts';
import type { CatalogueSearch } from './matching/catalogue-search.ts';
import { SearchResult } from './search-result.tsx';
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

const noResults: SearchEntry[] = [];

const { InputBlur, InputClick, ItemClick, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;
/** Options are links and are not selected. A resting pointer does not change what Enter opens. */
const ignoredChanges: readonly unknown[] = [InputBlur, InputClick, ItemClick, ItemMouseMove, MenuMouseLeave];

/** The search of the catalogue: a combobox whose options are links. */
function Search({ id, text = '', index, signUp }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The link that Enter opens. */
  const chosen = useRef<HTMLAnchorElement>(null);
  const { status, search, load } = useSearchIndex(index);
  const [value, setValue] = useState(text);
  /** Enter was pressed: the chosen result opens as soon as the index has loaded. */
  const [isEnterPending, setEnterPending] = useState(false);
  const query = value.trim();
  const results = useMemo(() => (search && query ? search(query) : noResults), [search, query]);
  const hasResults = results.length > 0;
  const optionId = (place: number) => `${id}-results-${place}`;
  const combobox = useCombobox({
    items: results,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-results`,
    getItemId: optionId,
    inputValue: value,
    onInputValueChange: ({ inputValue }) => setValue(inputValue),
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    stateReducer: (state, { type, changes }) => (ignoredChanges.includes(type) ? state : changes),
  });
  const active = combobox.highlightedIndex;
  const isShown = combobox.isOpen && query !== '';
  const message = isShown ? messageOf(status, query, results.length) : '';

  function open(): void {
    setEnterPending(false);
    combobox.openMenu();
    void load();
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, altKey, keyCode, nativeEvent } = event;
    // Safari ends a composition before the keydown of its last key, which has the code 229.
    const isComposing = nativeEvent.isComposing || keyCode === 229;
    if (key === 'Escape') setEnterPending(false);
    if (key === 'Enter' && !isComposing) {
      setEnterPending(true);
      event.preventDefault();
    }
    // Home and End move the caret. Escape in an empty field closes the menu around the search.
    const isForDownshift = key === 'ArrowUp' || key === 'ArrowDown' || (key === 'Escape' && value !== '');
    const preventDownshiftDefault = isComposing || altKey || !isForDownshift;
    Object.assign(nativeEvent, { preventDownshiftDefault });
  }

  function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    setEnterPending(false);
    combobox.closeMenu();
    combobox.setHighlightedIndex(-1);
  }

  // Adopts text and focus from before hydration, in time for a replayed Enter (replay-events.ts).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useLayoutEffect(() => {
    if (input.current) setValue(input.current.value);
    if (document.activeElement === input.current) open();
  }, []);
  useLayoutEffect(() => {
    if (isShown) makeRoomUnder(input);
  }, [isShown]);
  useEffect(() => {
    if (!isEnterPending || status === 'idle' || status === 'loading') return;
    setEnterPending(false);
    chosen.current?.click();
  }, [isEnterPending, status]);

  return (
    <search className="search-box" onBlur={closeOnLeaving}>
      <label htmlFor={id} {...combobox.getLabelProps()}>
        {m.search_label()}
      </label>
      <div className="search-field">
        <SearchIcon aria-hidden="true" size={24} strokeWidth={2.4} />
        <input
          {...combobox.getInputProps({
            ref: input,
            type: 'text',
            enterKeyHint: 'go',
            autoCapitalize: 'off',
            spellCheck: false,
            placeholder: m.search_hint(),
            // An open panel may have a message instead of the list.
            'aria-expanded': isShown && hasResults,
            // Downshift's is empty where there is none, which is invalid HTML.
            'aria-activedescendant': isShown && active !== -1 ? optionId(active) : undefined,
            onChange: ({ currentTarget }) => {
              setValue(currentTarget.value);
              open();
            },
            onFocus: open,
            onKeyDown: handleKey,
          })}
        />
      </div>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {/* Keeps the focus in the field, or the panel would close before the click. */}
      <div className="search-panel" hidden={!isShown} onPointerDown={(event) => event.preventDefault()}>
        <div {...combobox.getMenuProps({ 'aria-label': m.search_results(), hidden: !hasResults })}>
          {results.map((entry, index) => (
            <SearchResult
              key={entry.path}
              entry={entry}
              {...combobox.getItemProps({
                item: entry,
                index,
                ref: index === Math.max(active, 0) ? chosen : null,
              })}
            />
          ))}
        </div>
        <div className="search-word" hidden={hasResults}>
          <p>{message}</p>
          {status === 'failed' && (
            <button
              type="button"
              className="rule-link"
              onClick={() => {
                input.current?.focus();
                void load();
              }}
            >
              {m.search_retry()}
            </button>
          )}
          {status === 'ready' && (
            <a className="rule-link" href={`${signUp}?team=${encodeURIComponent(query)}#ticket`}>
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

/** Scrolls a field low in the window up under the bar, or its results would open below the window. */
function makeRoomUnder({ current: field }: RefObject<HTMLInputElement | null>): void {
  if (!field) return;
  const room = window.innerHeight - field.getBoundingClientRect().bottom;
  if (room < window.innerHeight / 2) field.scrollIntoView({ block: 'start' });
}

export default island('search', 'use', Search);
