/** @returns the one in the middle, the higher of two; NaN of none */
export function median(figures: readonly number[] = []): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
