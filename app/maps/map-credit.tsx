/** Whose data a map is drawn from. */
export function MapCredit({ lines }: { lines: readonly string[] }) {
  return <p className="map-credit muted">{lines.join(' ')}</p>;
}
