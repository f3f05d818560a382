import { createContext, useContext } from 'react';

/** The browser's modules in the order they run: the reloader (in development only) and the entry. Known only while a page is rendered. */
export const BrowserEntryContext = createContext<readonly (string | undefined)[]>([]);

/**
 * The page's only script. React Router's own `<Scripts>` would hydrate the whole document with its router;
 * here everything but the islands stays HTML (docs/decisions/0002-islands.md).
 */
export function BrowserEntry() {
  const modules = useContext(BrowserEntryContext).filter((src) => src !== undefined);
  return modules.map((src) => <script key={src} type="module" src={src} />);
}
