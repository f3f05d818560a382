import { m } from '../../i18n/paraglide/messages.js';
import type { Crumb } from './breadcrumbs.tsx';

/** @returns the way to a page, home first; for the breadcrumb that is seen and the one that search engines read */
export function breadcrumbs(...steps: Crumb[]): Crumb[] {
  return [{ name: m.nav_home(), path: '/' }, ...steps];
}
