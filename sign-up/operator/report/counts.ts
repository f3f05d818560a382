import { sql } from 'kysely';

/** Selections that count rows by `created_at`: all, and those since a time. */
export function counts(since: string) {
  return [
    sql<number | string>`count(*)`.as('all'),
    sql<number | string>`count(*) filter (where created_at >= ${since})`.as('recent'),
  ] as const;
}

/** @param row undefined if there is no such group */
export function countsOf(row: { all: number | string; recent: number | string } | undefined): number[] {
  return [Number(row?.all ?? 0), Number(row?.recent ?? 0)];
}
