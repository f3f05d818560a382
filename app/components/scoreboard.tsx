import type { ReactNode } from 'react';
import './scoreboard.css';

/** A scoreboard. With `hung`, draws two cables above it. */
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
        <span className="scoreboard-title">{title}</span> <span className="scoreboard-note">{note}</span>
      </div>
      {children}
    </div>
  );
}

type FlapDigitsProps = {
  /** Number of empty flaps while there is no text. */
  length: number;
  text: string | null;
};

/**
 * A row of flaps. Positions are counted from the end, so that the last digits keep their elements
 * when the number gets another digit. The digit is the key of its element: a changed digit is a new
 * element, and its CSS animation plays.
 */
export function FlapDigits({ length, text }: FlapDigitsProps) {
  const digits = text === null ? Array<string>(length).fill('') : [...text];
  return digits.map((digit, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a flap is identified by its position
    <span key={digits.length - index} className="flap">
      <span key={digit} className="flap-figure">
        {digit}
      </span>
    </span>
  ));
}
