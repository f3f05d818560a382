import { island } from '../../../islands/island.tsx';
import { SearchBox } from './search-box.tsx';
import './search.css';

const Box = island('menu-search', SearchBox, 'visible');

/** The search of the catalogue within the menu, beside which a page may show its own. */
export function MenuSearch() {
  return (
    <div className="site-search">
      <Box id="menu-search" />
    </div>
  );
}
