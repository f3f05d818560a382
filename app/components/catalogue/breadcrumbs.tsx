import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Lettering } from '../lettering.tsx';
import './breadcrumbs.css';

/** The last crumb is the page itself. `path` has no language prefix. */
type Crumb = { name: string; path: string };

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={m.crumbs_label()} className="breadcrumbs">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">
                <bdi>
                  <Lettering text={name} />
                </bdi>
              </span>
            ) : (
              <a href={to(path)}>
                <bdi>
                  <Lettering text={name} />
                </bdi>
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** @returns the crumbs of a page with home first, for the visible breadcrumb and structured data */
export function breadcrumbs(...steps: Crumb[]): Crumb[] {
  return [{ name: m.nav_home(), path: '/' }, ...steps];
}
