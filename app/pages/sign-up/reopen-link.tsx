import type { MouseEvent } from 'react';
import { to } from '../../i18n/current-locale.ts';

type ReopenLinkProps = {
  query?: Record<string, string>;
  /** Opens it in place. Without it the link is followed. */
  onOpen?: (() => void) | undefined;
  children: string;
};

/** Opens the form again. Without JavaScript it is a link to the page with the form. */
export function ReopenLink({ query = {}, onOpen, children }: ReopenLinkProps) {
  const search = String(new URLSearchParams(query));
  function open(event: MouseEvent) {
    if (!onOpen) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a className="rule-link" href={`${to('/coming-soon')}${search && `?${search}`}#ticket`} onClick={open}>
      {children}
    </a>
  );
}
