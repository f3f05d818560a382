import { useLocation } from 'react-router';
import { localeOf, localizedPath } from './locale.ts';

/** @returns the address of the page being rendered, in its language, without the trailing slash that the build asks with */
export function usePath(): string {
  const { pathname } = useLocation();
  return localizedPath(pathname, localeOf(pathname));
}
