import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { currentLocale } from '../../../i18n/current-locale.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { SearchPanel } from './search-panel.tsx';
import { useEarlyInput, useSearch } from './use-search.ts';

/** The search of the catalogue: a combobox whose results are links. */
export function SearchBox({ id }: { id: string }) {
  const listId = `${id}-results`;
  const optionId = (index: number) => `${id}-result-${index}`;
  const input = useRef<HTMLInputElement>(null);
  const { status, query, results, setQuery, load } = useSearch(`/search/${currentLocale()}.json`);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && query.trim() !== '';
  const hasResults = shown && results.length > 0;
  useEffect(() => {
    if (shown && input.current) makeRoomUnder(input.current);
  }, [shown]);

  function look(typed: string) {
    setQuery(typed);
    setActive(-1);
    setOpen(true);
    void load();
  }
  useEarlyInput(input, (typed, focused) => {
    if (typed) look(typed);
    else if (focused) void load();
  });

  function move(by: number) {
    if (!hasResults) return;
    const next =
      active === -1 && by < 0 ? results.length - 1 : (active + by + results.length) % results.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function clear() {
    if (input.current) input.current.value = '';
    look('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
        if (shown) move(1);
        else setOpen(true);
        break;
      case 'ArrowUp':
        move(-1);
        break;
      case 'Escape':
        if (shown) setOpen(false);
        else clear();
        break;
      case 'Enter':
        document.getElementById(optionId(Math.max(active, 0)))?.click();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return (
    <search
      className="search-box"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label htmlFor={id}>{m.search_label()}</label>
      <div className="search-field">
        <Search aria-hidden="true" size={24} strokeWidth={2.4} />
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
          aria-autocomplete="list"
          aria-expanded={hasResults}
          aria-controls={listId}
          aria-activedescendant={hasResults && active >= 0 ? optionId(active) : undefined}
          onFocus={() => {
            setOpen(true);
            void load();
          }}
          onInput={({ currentTarget }) => look(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchPanel
        {...{ listId, optionId, status, query, results, active, shown }}
        retry={() => {
          input.current?.focus();
          void load();
        }}
      />
    </search>
  );
}

/** A field low in the window goes up under the bar when results open, or they would open where nobody sees them. */
function makeRoomUnder(field: HTMLElement): void {
  const room = window.innerHeight - field.getBoundingClientRect().bottom;
  if (room < window.innerHeight / 2) field.scrollIntoView({ block: 'start' });
}
