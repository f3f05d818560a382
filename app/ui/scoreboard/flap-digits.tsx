import './flap-digits.css';

/**
 * A number on a scoreboard before it is known: the flaps are there and empty. The browser turns them (turn-flaps.ts).
 * @param length how many digits keep their place
 */
export function FlapDigits({ length }: { length: number }) {
  return Array.from({ length }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place on the board is what it is, whatever it shows
    <span key={place} className="flap">
      <span className="flap-figure" />
    </span>
  ));
}
