/**
 * Runs in the page. Enlarged names have no room on a map, so only those of the usual size are
 * checked. A list beside each map has the names too.
 * @returns a line for each name on a map that lies on another name, a mark or the legend
 */
export function mapLabelFaults(): string[] {
  if (getComputedStyle(document.documentElement).fontSize !== '16px') return [];
  /** In pixels. A map may be turned by two degrees, so its boxes are larger than what they show. */
  const tolerance = 4;
  const maps: [map: string, names: string, others: string][] = [
    ['.pub-sheet', '.sheet-area, .sheet-stadium b', '.sheet-stadium, .sheet-legend'],
    ['.london', '.beam-label', 'h2, .london-lead, .london-tiles, .london-board'],
    ['.away-map', '.away-city b', '.away-city b'],
  ];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const overlap = (one: Element, other: Element) => {
    const [a, b] = [boxOf(one), boxOf(other)];
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > tolerance
    );
  };
  return maps.flatMap(([map, names, others]) =>
    [...document.querySelectorAll(map)].flatMap((drawing) => {
      const shown = (selector: string) =>
        [...drawing.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const labels = shown(names);
      return labels.flatMap((label, index) =>
        [...labels.slice(index + 1), ...shown(others).filter((other) => !labels.includes(other))]
          .filter((other) => !other.contains(label) && overlap(label, other))
          .map(
            (other) => `on the map, “${label.textContent}” is on “${other.textContent || other.className}”`,
          ),
      );
    }),
  );
}
