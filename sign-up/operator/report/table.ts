/** `counts`: one number for each column of a table. */
export type CountedValue = { label: string; counts: number[] };

/** A table as printed. `undefined`: the number is part of `others`. */
export type Table = {
  title: string;
  columns: string[];
  /** Days or months, in their order. Otherwise groups, largest first. */
  isSeries: boolean;
  rows: { label: string; counts: (number | undefined)[] }[];
  /** Undefined if every number is shown. */
  others: number[] | undefined;
};

/** A smaller group could reveal a person. */
export const minGroupSize = 5;

const isTooSmall = (count: number) => count > 0 && count < minGroupSize;

/**
 * Makes a table in which numbers from 1 to 4 are joined as `others`.
 * @param values `counts[0]` is the total. A group whose total is under 5 has no row.
 * @param options `rest`: the sums of groups that are not in `values`, also joined as `others`
 */
export function makeTable(
  title: string,
  columns: string[],
  values: CountedValue[],
  { isSeries = false, rest = [] }: { isSeries?: boolean; rest?: number[] } = {},
): Table {
  const others = columns.map((_, at) =>
    values
      .map(({ counts }) => counts[at] ?? 0)
      .reduce((sum, count) => sum + (isTooSmall(count) ? count : 0), rest[at] ?? 0),
  );
  const ordered = isSeries
    ? values
    : values.toSorted(byCount).filter(({ counts }) => !isTooSmall(counts[0] ?? 0));
  const rows = ordered.map(({ label, counts }) => ({
    label,
    counts: counts.map((count) => (isTooSmall(count) ? undefined : count)),
  }));
  return { title, columns, isSeries, rows, others: others.some((count) => count > 0) ? others : undefined };
}

function byCount(a: CountedValue, b: CountedValue): number {
  return (b.counts[0] ?? 0) - (a.counts[0] ?? 0) || (a.label < b.label ? -1 : 1);
}
