import type { CSSProperties } from 'react';
import { clubColours } from '../../sign-up/club-colours.ts';
import type { Club } from '../../sign-up/club-of.ts';
import './confetti.css';

/** A fraction that looks random and is the same on the server and in the browser. */
const fraction = (seed: number): number => (seed * 0.618034) % 1;

const pieces = Array.from({ length: 40 }, (_, index) => {
  const style = {
    '--x': Math.round(6 + 42 * fraction(index + 1)),
    '--y': Math.round(24 + 40 * fraction(index * 3 + 2)),
    '--turn': Math.round(1 + 2 * fraction(index * 5 + 3)),
    '--late': Math.round(160 * fraction(index * 7 + 4)),
  };
  return style as CSSProperties;
});

/** Flies up from both sides of the window, in the colours of the fan's team or of the brand. */
export function Confetti({ club }: { club?: Club | undefined }) {
  return (
    <div className="confetti" aria-hidden="true" style={club && clubColours(club)}>
      {pieces.map((style, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
        <i key={index} style={style} />
      ))}
    </div>
  );
}
