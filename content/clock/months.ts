/**
 * @returns the same time `months` later in UTC, on the last day of the month if it has no such day
 */
export function monthsAfter(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  // The date has overflowed into the next month. Day 0 is the last day of the month before.
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
