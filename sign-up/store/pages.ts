import { type SelectQueryBuilder, sql } from 'kysely';

/** PostgreSQL takes at most 65,535 parameters in one statement, such as an insert of a page. */
const defaultSize = 500;

/** A column, with its table if several have it. */
type Key<Row> = (keyof Row & string) | `${string}.${keyof Row & string}`;

/**
 * Pages through the rows of a query, so that memory use does not grow with their number. Rows may be
 * deleted between two pages.
 * @param keys text columns that together are unique; each page is fast with an index on them
 */
export async function* pagesOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  keys: Key<Row>[],
  size = defaultSize,
): AsyncGenerator<Row[]> {
  const columns = keys.map((key) => sql.ref(key));
  const names = keys.map((key) => key.slice(key.lastIndexOf('.') + 1) as keyof Row);
  const page = columns.reduce((rows, column) => rows.orderBy(column), query.limit(size));
  let after: unknown[] = keys.map(() => '');
  for (;;) {
    // A row-value comparison, so that the index answers it.
    const isLater = sql<boolean>`(${sql.join(columns)}) > (${sql.join(after)})`;
    const rows = await page.where(isLater).execute();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = names.map((name) => last[name]);
  }
}
