import './flap-digits.css';

/**
 * A number on a scoreboard. Only a digit that changed flips.
 * @param value null while it is not known yet: the flaps are there and empty
 * @param length how many digits keep their place
 */
export function FlapDigits({ value, length }: { value: number | null; length: number }) {
  const digits = value === null ? ' '.repeat(length) : String(value).padStart(length, '0');
  return [...digits].map((digit, place) => (
    // Places from the end are what stays the same when a number grows.
    // biome-ignore lint/suspicious/noArrayIndexKey: a place on the board is what it is, whatever it shows
    <Flap key={digits.length - place} digit={digit} />
  ));
}

function Flap({ digit }: { digit: string }) {
  return (
    <span className="flap">
      <span key={digit} className="flap-figure">
        {digit.trim()}
      </span>
    </span>
  );
}
