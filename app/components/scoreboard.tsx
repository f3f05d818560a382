import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { partClass } from './part-class.ts';
import { turnFlap } from './turn-flap.ts';
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
 * when the number gets another digit.
 */
export function FlapDigits({ length, text }: FlapDigitsProps) {
  const digits = text === null ? Array<string>(length).fill('') : [...text];
  // biome-ignore lint/suspicious/noArrayIndexKey: a flap is identified by its position
  return digits.map((digit, index) => <Flap key={digits.length - index} digit={digit} />);
}

/**
 * A flap that turns when its digit changes. A new element for each digit would make `:has()` restyle
 * the board.
 */
function Flap({ digit }: { digit: string }) {
  const figure = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (digit !== '' && figure.current) return turnFlap(figure.current);
  }, [digit]);
  return (
    <span className="scoreboard-flap">
      <span ref={figure} className="scoreboard-digit">
        {digit}
      </span>
    </span>
  );
}
