import { Search } from 'lucide-react';
import { currentLocale, to } from '../i18n/current-locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Behaviour } from '../islands/island.tsx';
import './search.css';

type SearchBoxProps = {
  id: string;
  /** What stands in the field until somebody types. */
  text?: string | undefined;
};

/** The search of the catalogue: a combobox whose results are links (wake-search.ts). Its code comes when it is used. */
export function SearchBox({ id, text }: SearchBoxProps) {
  const listId = `${id}-results`;
  const props = { index: `/search/${currentLocale()}.json`, signUp: to('/coming-soon') };
  return (
    <Behaviour name="search" timing="use" props={props}>
      <search className="search-box">
        <label htmlFor={id}>{m.search_label()}</label>
        <div className="search-field">
          <Search aria-hidden="true" size={24} strokeWidth={2.4} />
          <input
            id={id}
            type="text"
            role="combobox"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={m.search_hint()}
            defaultValue={text}
            aria-autocomplete="list"
            aria-expanded="false"
            aria-controls={listId}
          />
        </div>
        <p role="status" className="visually-hidden" />
        <div className="search-panel" hidden>
          <div id={listId} role="listbox" aria-label={m.search_results()} hidden />
          <div className="search-word">
            <p />
            <button type="button" className="rule-link" hidden>
              {m.search_retry()}
            </button>
            <a className="rule-link" href={props.signUp} hidden>
              {m.search_none_button()}
            </a>
          </div>
        </div>
      </search>
    </Behaviour>
  );
}
