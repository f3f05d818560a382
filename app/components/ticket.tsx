import type { ReactNode } from 'react';
import { Lettering } from './lettering.tsx';
import './ticket.css';

type TicketProps = {
  id?: string;
  className?: string;
  /** Three short texts on the strip along the top. */
  strip: readonly [string, string, string];
  stub: ReactNode;
  torn?: boolean;
  children: ReactNode;
};

/** A ticket with scalloped edges and a perforation between body and stub. */
export function Ticket({ id, className = '', strip, stub, torn = false, children }: TicketProps) {
  return (
    <div id={id} className={`ticket ${className}`} data-torn={torn || undefined}>
      <div className="ticket-body" data-ground="chalk">
        <p className="ticket-strip">
          {strip.map((text) => (
            <span key={text}>
              <Lettering text={text} />{' '}
            </span>
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

/** Widths of bars and gaps in turn. Decoration, not a readable code. */
const widths = [
  2, 2, 1, 3, 4, 2, 1, 1, 3, 2, 1, 2, 5, 1, 2, 3, 1, 2, 2, 1, 4, 2, 1, 3, 2, 1, 1, 2, 3, 2, 4, 1, 2, 2, 1, 3,
  2, 1, 5, 2, 1, 1, 2, 3, 1, 2, 4, 2, 2, 1, 3,
];

export function Barcode({ className = '' }: { className?: string }) {
  const total = widths.reduce((sum, width) => sum + width, 0);
  let start = 0;
  const bars = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${start} 0h${width}v44h-${width}z` : '';
    start += width;
    return bar;
  });
  return (
    <svg
      className={`barcode ${className}`}
      width="172"
      height="44"
      viewBox={`0 0 ${total} 44`}
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={bars.join('')} />
    </svg>
  );
}
