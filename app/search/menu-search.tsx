import { SearchBox } from './search-box.tsx';

/** The search of the catalogue within the menu, beside which a page may show its own. */
export function MenuSearch() {
  return (
    <div className="site-search">
      <SearchBox id="menu-search" />
    </div>
  );
}
