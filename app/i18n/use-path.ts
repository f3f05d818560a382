import { createContext, useContext } from 'react';

/**
 * Path of the rendered page, with language prefix and without trailing slash. Provided by the
 * renderer.
 */
export const PathContext = createContext('/');

/** @returns the path of the rendered page; on the 404 page the requested path */
export function usePath(): string {
  return useContext(PathContext);
}
