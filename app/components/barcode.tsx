/** Widths of bars and gaps in turn. Decoration, not a readable code. */
const widths = [
  2, 2, 1, 3, 4, 2, 1, 1, 3, 2, 1, 2, 5, 1, 2, 3, 1, 2, 2, 1, 4, 2, 1, 3, 2, 1, 1, 2, 3, 2, 4, 1, 2, 2, 1, 3,
  2, 1, 5, 2, 1, 1, 2, 3, 1, 2, 4, 2, 2, 1, 3,
];

const total = widths.reduce((sum, width) => sum + width, 0);

/** @returns the bars as path data */
function bars(): string {
  let start = 0;
  const drawn = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${start} 0h${width}v44h-${width}z` : '';
    start += width;
    return bar;
  });
  return drawn.join('');
}

type BarcodeProps = {
  className?: string;
  /** Draws the bars, which all others on the page repeat: the one of the footer. */
  isSource?: boolean;
};

export function Barcode({ className = '', isSource = false }: BarcodeProps) {
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
      {isSource ? <path id="barcode" d={bars()} /> : <use href="#barcode" />}
    </svg>
  );
}
