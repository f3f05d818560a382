/** @returns the same moment of the same UTC day `months` later, or of that month's last day where it has no such day */
export function monthsAfter(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  // What a short month lacks has run over into the next one.
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
