import type { ReactNode } from 'react';
import './masthead.css';

/** The line above the title of a hub, league or team, with the breadcrumbs between short notes. */
export function Masthead({ children }: { children: ReactNode }) {
  return <div className="masthead">{children}</div>;
}

/** @param isWideOnly hides it on phones, which have no room for it */
export function MastheadNote({ isWideOnly, children }: { isWideOnly?: boolean; children: ReactNode }) {
  return (
    <span className="masthead-note" data-wide-only={isWideOnly ? '' : undefined}>
      {children}
    </span>
  );
}
