import type { SearchEntry } from './entries/search-entries.ts';
import type { CatalogueSearch } from './matching/catalogue-search.ts';
import { type SearchStatus, searchView } from './search-view.ts';

type SearchProps = {
  /** Where the index of the page's language lies. */
  index: string;
  /** Where a search without results may lead. */
  signUp: string;
};

const nothing: readonly SearchEntry[] = [];

/** Searches as one types. The index is fetched once, as soon as the search is used. */
export function wake(root: HTMLElement, { index, signUp }: SearchProps): void {
  const { input, panel, retry, show, option } = searchView(root, signUp);
  let search: CatalogueSearch | null = null;
  let status: SearchStatus | 'idle' = 'idle';
  let results = nothing;
  let open = false;
  let active = -1;
  /** Enter was pressed before there was anything to go to. */
  let going = false;

  const query = () => input.value.trim();
  const update = () => {
    const wasShown = !panel.hidden;
    const shown = open && query() !== '';
    show({ status: status === 'idle' ? 'loading' : status, query: query(), results, active, shown });
    if (shown && !wasShown) makeRoomUnder(input);
  };
  const find = () => {
    results = search && query() ? search(query()) : nothing;
    update();
    if (going && search) option(0)?.click();
  };

  async function load(): Promise<void> {
    if (status === 'loading' || search) return;
    status = 'loading';
    update();
    try {
      const { loadSearch } = await import('./matching/catalogue-search.ts');
      search = await loadSearch(index);
      status = 'ready';
    } catch {
      // Said in the page with a way to try again; the browser logs the failed request itself.
      status = 'failed';
    }
    find();
  }

  function look(): void {
    active = -1;
    open = true;
    going = false;
    find();
    void load();
  }

  function move(by: 1 | -1): void {
    if (panel.hidden || results.length === 0) return;
    active = active === -1 && by < 0 ? results.length - 1 : (active + by + results.length) % results.length;
    update();
  }

  /** @returns whether the key meant the search; Escape in one that is closed and empty closes the menu around it */
  function act(key: string): boolean {
    if (key === 'Escape' && panel.hidden && input.value === '') return false;
    if (key === 'ArrowUp') move(-1);
    else if (key === 'ArrowDown' && !panel.hidden) move(1);
    else if (key === 'ArrowDown') setOpen(true);
    else if (key === 'Escape') closeOrClear();
    else if (key === 'Enter') go();
    else return false;
    return true;
  }

  function setOpen(now: boolean): void {
    open = now;
    update();
  }

  function closeOrClear(): void {
    if (panel.hidden) input.value = '';
    open = false;
    find();
  }

  function go(): void {
    const chosen = option(Math.max(active, 0));
    if (chosen) chosen.click();
    else going = query() !== '';
  }

  input.addEventListener('input', look);
  input.addEventListener('focus', () => {
    setOpen(true);
    void load();
  });
  input.addEventListener('keydown', (event) => {
    if (!event.isComposing && act(event.key)) event.preventDefault();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) setOpen(false);
  });
  // Keeps the focus in the field, so that the panel is still there when the press ends.
  panel.addEventListener('pointerdown', (event) => event.preventDefault());
  retry.addEventListener('click', () => {
    input.focus();
    void load();
  });

  // What was typed or focused before this code had come; what the page came with waits for the focus.
  if (input.value !== input.defaultValue) look();
  else if (document.activeElement === input) {
    setOpen(true);
    void load();
  }
}

/** A field low in the window goes up under the bar when results open, or they would open where nobody sees them. */
function makeRoomUnder(field: HTMLElement): void {
  const room = window.innerHeight - field.getBoundingClientRect().bottom;
  if (room < window.innerHeight / 2) field.scrollIntoView({ block: 'start' });
}
