import type { ReactNode } from 'react';
import { partClass } from './part-class.ts';
import './scoreboard.css';

type ScoreboardProps = {
  /** Class of the board, and start of the classes of its parts: `-head`, `-title`, `-note`. */
  name?: string;
  title: string;
  note: string;
  children: ReactNode;
  /** Draws two cables above it. */
  hung?: boolean;
};

export function Scoreboard({ name, title, note, children, hung = false }: ScoreboardProps) {
  return (
    <div className={`scoreboard ${name ?? ''}`} data-hung={hung || undefined}>
      <div className={partClass('scoreboard', 'head', name)}>
        <span className={partClass('scoreboard', 'title', name)}>{title}</span>{' '}
        <span className={partClass('scoreboard', 'note', name)}>{note}</span>
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
    <span key={digits.length - index} className="scoreboard-flap">
      <span key={digit} className="scoreboard-digit">
        {digit}
      </span>
    </span>
  ));
}
