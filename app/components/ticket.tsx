import type { ReactNode } from 'react';
import { Lettering } from './lettering.tsx';
import { partClass } from './part-class.ts';
import './ticket.css';

type TicketProps = {
  id?: string;
  /** Class of the ticket, and start of the classes of its parts: `-body`, `-strip`, `-content`, `-stub`. */
  name?: string;
  className?: string;
  /** Three short texts on the strip along the top. */
  strip: readonly [string, string, string];
  stub: ReactNode;
  torn?: boolean;
  children: ReactNode;
};

/** A ticket with scalloped edges and a perforation between body and stub. */
export function Ticket({ id, name = '', className = '', strip, stub, torn = false, children }: TicketProps) {
  return (
    <div id={id} className={`ticket ${name} ${className}`} data-torn={torn || undefined}>
      <div className={partClass('ticket', 'body', name)} data-ground="chalk">
        <p className={partClass('ticket', 'strip', name)}>
          {strip.map((text) => (
            <span key={text}>
              <Lettering text={text} />{' '}
            </span>
          ))}
        </p>
        <div className={partClass('ticket', 'content', name)}>{children}</div>
      </div>
      <div className={partClass('ticket', 'stub', name)} data-ground="chalk">
        {stub}
      </div>
    </div>
  );
}
