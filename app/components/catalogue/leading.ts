/** @returns the entries in their order, but for those that lead */
export function leading<T>(entries: readonly T[], leads: (entry: T) => boolean): T[] {
  return [...entries.filter(leads), ...entries.filter((entry) => !leads(entry))];
}
