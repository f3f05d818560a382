import { m } from '../i18n/paraglide/messages.js';
import type { SearchEntry } from './entries/search-entries.ts';

const kinds: Record<SearchEntry['kind'], () => string> = {
  sport: m.search_sport,
  league: m.search_league,
  team: m.search_team,
  event: m.search_event,
  page: m.search_page,
};

export type SearchStatus = 'loading' | 'ready' | 'failed';

type SearchState = {
  status: SearchStatus;
  query: string;
  results: readonly SearchEntry[];
  /** Which result the arrow keys have reached, -1 for none. */
  active: number;
  shown: boolean;
};

type SearchView = {
  input: HTMLInputElement;
  panel: HTMLElement;
  retry: HTMLElement;
  show: (state: SearchState) => void;
  option: (index: number) => HTMLElement | undefined;
};

/** Takes hold of a search's HTML (search-box.tsx). `signUp` is where a search without results may lead. */
export function searchView(root: HTMLElement, signUp: string): SearchView {
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = root.querySelector<Found>(selector);
    if (!found) throw new Error(`a search without ${selector}`);
    return found;
  };
  const input = find<HTMLInputElement>('input');
  const [announced, panel, list] = [find('[role=status]'), find('.search-panel'), find('[role=listbox]')];
  const [word, text, retry] = [find('.search-word'), find('.search-word p'), find('.search-word button')];
  const offer = find<HTMLAnchorElement>('.search-word a');
  let listed: readonly SearchEntry[] = [];

  const option = (index: number) => list.children[index] as HTMLElement | undefined;
  const show = ({ status, query, results, active, shown }: SearchState) => {
    const found = status === 'ready' && results.length > 0;
    const count = found ? results.length : 0;
    panel.hidden = !shown;
    list.hidden = !found;
    word.hidden = found;
    retry.hidden = status !== 'failed';
    offer.hidden = status !== 'ready';
    offer.href = `${signUp}?team=${encodeURIComponent(query)}#ticket`;
    text.textContent = announcement(status, query, 0);
    announced.textContent = shown ? announcement(status, query, count) : '';
    if (listed !== results)
      list.replaceChildren(...results.map((entry, index) => resultRow(entry, `${list.id}-${index}`)));
    listed = results;
    [...list.children].forEach((result, index) => {
      result.ariaSelected = String(index === active);
    });
    input.ariaExpanded = String(shown && found);
    const reached = shown && found ? option(active) : undefined;
    if (reached) input.setAttribute('aria-activedescendant', reached.id);
    else input.removeAttribute('aria-activedescendant');
    reached?.scrollIntoView({ block: 'nearest' });
  };
  return { input, panel, retry, show, option };
}

/** A link, so that a result can be opened as any other address. */
function resultRow({ kind, path, name, detail, badge }: SearchEntry, id: string): HTMLAnchorElement {
  const row = document.createElement('a');
  row.id = id;
  row.href = path;
  row.className = 'search-result';
  row.tabIndex = -1;
  row.setAttribute('role', 'option');
  const spelt = document.createElement('bdi');
  spelt.append(name);
  row.append(badge ? badgeOf(badge) : markOf(kind), holding('strong', spelt));
  row.append(holding('small', detail || kinds[kind]()));
  if (detail) row.append(holding('em', kinds[kind]()));
  return row;
}

function badgeOf(address: string): HTMLImageElement {
  const image = new Image(36, 40);
  image.alt = '';
  image.src = address;
  return image;
}

function markOf(kind: SearchEntry['kind']): HTMLElement {
  const mark = document.createElement('i');
  mark.className = 'search-mark';
  mark.ariaHidden = 'true';
  mark.dataset.kind = kind;
  return mark;
}

function holding(tag: 'strong' | 'small' | 'em', content: Node | string): HTMLElement {
  const element = document.createElement(tag);
  element.append(content);
  return element;
}

function announcement(status: SearchStatus, query: string, count: number): string {
  if (status === 'failed') return m.search_failed();
  if (status !== 'ready') return m.search_loading();
  return count > 0 ? m.search_count({ count }) : m.search_none({ query });
}
