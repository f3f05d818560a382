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
