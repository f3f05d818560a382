import type { Report } from './collect.ts';

export const othersLabel = '(others)';
/** Printed instead of a number that is counted in `others`. */
export const joinedMark = '–';

/**
 * @returns the report as columns for a terminal. Labels come last, because their width is not
 * known.
 */
export function reportText({ until, since, columns, total, tables }: Report): string {
  const lines = [
    `Sign-ups until ${until}. Days are UTC days. The last 30 days begin on ${since}.`,
    `Numbers from 1 to 4 are joined as ${othersLabel} and shown as ${joinedMark}. Totals, deliveries and letters are exact.`,
    ...section('Total', columns, [{ label: 'sign-ups', counts: total }]),
    ...tables.flatMap(({ title, columns, rows, others }) =>
      section(title, columns, others ? [...rows, { label: othersLabel, counts: others }] : rows),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function section(
  title: string,
  columns: string[],
  rows: { label: string; counts: (number | undefined)[] }[],
): string[] {
  const line = (cells: string[]) => cells.map((cell) => cell.padStart(14)).join('');
  return [
    '',
    title,
    line(columns),
    ...rows.map(
      ({ label, counts }) => `${line(counts.map((count) => String(count ?? joinedMark)))}  ${label}`,
    ),
  ];
}
