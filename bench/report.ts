/** @returns the middle figure, the higher of two; NaN for an empty list */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** @returns the figure below which the share `q` of all figures lies; NaN for an empty list */
export function quantile(figures: readonly number[], q: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

/**
 * @returns a Markdown table with padded columns: the first is left-aligned, the others
 * right-aligned
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0), '--:'.length),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths
      .map((width, column) => cells[column]?.[column === 0 ? 'padEnd' : 'padStart'](width) ?? '')
      .join(' | ')} |`;
  const rule = widths.map((width, column) => `${'-'.repeat(width - 1)}${column === 0 ? '-' : ':'}`);
  return [head, rule, ...rows].map(line).join('\n');
}
