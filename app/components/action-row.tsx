import type { ReactNode } from 'react';
import './action-row.css';

type ActionRowProps = { className?: string; children: ReactNode };

/** Buttons side by side, on phones one below the other. */
export function ActionRow({ className = '', children }: ActionRowProps) {
  return <div className={`action-row ${className}`}>{children}</div>;
}
