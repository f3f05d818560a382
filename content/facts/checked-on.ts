import { dayName } from '../clock/day-names.ts';
import type { Locale } from '../locale.ts';

/** An entry without changing facts was last checked when it was written. */
type Dated = { asOf?: string | undefined; updated?: string };

/** @returns the oldest day on which one of the entries was checked, such as 2026-11-21 */
export function oldestCheck(entries: readonly [Dated, ...Dated[]]): string {
  const [oldest = ''] = entries.map(({ asOf, updated }) => asOf ?? updated ?? '').toSorted();
  return oldest;
}

/** @returns 21 November 2026 */
export function checkDay(entries: readonly [Dated, ...Dated[]], language: Locale): string {
  return dayName(new Date(`${oldestCheck(entries)}T00:00Z`), language, { timeZone: 'UTC' });
}
