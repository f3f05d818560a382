import { createContext, useContext } from 'react';

/** The address being rendered, in its language and without a slash at its end; given to it by the renderer. */
export const PathContext = createContext('/');

/** @returns the address of the page being rendered; for one without a page, the address that was asked for */
export function usePath(): string {
  return useContext(PathContext);
}
