import type { ReactNode } from 'react';
import './ticket.css';

type TicketProps = {
  id?: string;
  className?: string;
  /** Three short texts on the ink strip along the top. */
  strip: readonly [string, string, string];
  stub: ReactNode;
  torn?: boolean;
  children: ReactNode;
};

/** A ticket with bitten edges, perforated between body and stub. */
export function Ticket({ id, className = '', strip, stub, torn = false, children }: TicketProps) {
  return (
    <div id={id} className={`ticket ${className}`} data-torn={torn || undefined}>
      <div className="ticket-body" data-ground="chalk">
        <p className="ticket-strip">
          {strip.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <div className="ticket-content">{children}</div>
      </div>
      <div className="ticket-stub" data-ground="chalk">
        {stub}
      </div>
    </div>
  );
}
