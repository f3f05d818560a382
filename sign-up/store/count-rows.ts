import { type SelectQueryBuilder, sql } from 'kysely';

/** @param query without selections */
export async function countRows<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  // PostgreSQL returns it as text.
  const counted = query.select(sql<number | string>`count(*)`.as('count'));
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: number | string };
  return Number(count);
}
