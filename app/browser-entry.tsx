import { createContext, useContext } from 'react';

/** The address of the browser's entry module, known only while a page is rendered. */
export const BrowserEntryContext = createContext('');

/**
 * The page's only script. React Router's own `<Scripts>` would hydrate the whole document with its router;
 * here everything but the islands stays HTML (docs/decisions/0002-islands.md).
 */
export function BrowserEntry() {
  return <script type="module" src={useContext(BrowserEntryContext)} />;
}
