import type { ReactNode } from 'react';
import './scoreboard.css';

/** A board hung from above by two cables. */
export function Scoreboard({
  title,
  note,
  children,
  hung = false,
}: {
  title: string;
  note: string;
  children: ReactNode;
  hung?: boolean;
}) {
  return (
    <div className="scoreboard" data-hung={hung || undefined}>
      <div className="scoreboard-head">
        <span className="scoreboard-title">{title}</span>
        <span className="scoreboard-note">{note}</span>
      </div>
      {children}
    </div>
  );
}
