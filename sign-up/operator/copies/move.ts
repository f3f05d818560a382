import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tables } from '../../store/tables.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * The tables to copy, each after the tables it references, with their primary keys. `allowances` is left out: its
 * rows end within a minute.
 */
const movedTables = [
  { table: 'sign_ups', key: 'id' },
  { table: 'deliveries', key: 'sign_up_id' },
  { table: 'duplicates', key: 'id' },
  { table: 'erasures', key: 'address' },
] as const satisfies { table: keyof Tables; key: string }[];

type MovedTable = (typeof movedTables)[number];
type Row = Record<string, string | number | null>;

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const pageSize = 500;

/** Number of rows and a checksum that does not depend on their order. */
export type TableSum = { count: number; checksum: string };

/**
 * Copies all rows from one database to another, and compares both. The target must be empty or hold a subset of the
 * rows. Can be interrupted at any time and run again.
 * @throws OperatorError when the target holds other rows, or differs after the copy
 */
export async function move(
  from: Db,
  to: Db,
  report: (table: string, sum: TableSum) => Promise<void>,
): Promise<void> {
  for (const each of movedTables) await refuseOtherRows(from, to, each);
  for (const each of movedTables) for await (const rows of pagesOf(from, each)) await upsert(to, each, rows);
  for (const each of movedTables) {
    const [here, there] = [await tableSum(from, each), await tableSum(to, each)];
    if (here.count !== there.count || here.checksum !== there.checksum)
      throw new OperatorError('copy-differs', {
        table: each.table,
        here: `${here.count} rows (${here.checksum})`,
        there: `${there.count} (${there.checksum})`,
      });
    await report(each.table, here);
  }
}

async function refuseOtherRows(from: Db, to: Db, each: MovedTable): Promise<void> {
  for await (const rows of pagesOf(to, each)) {
    const keys = sql.join(rows.map((row) => row[each.key]));
    const { rows: known } = await sql`
      select 1 from ${sql.table(each.table)} where ${sql.ref(each.key)} in (${keys})`.execute(from);
    if (known.length < rows.length) throw new OperatorError('target-not-empty', { table: each.table });
  }
}

async function* pagesOf(db: Db, { table, key }: MovedTable): AsyncGenerator<Row[]> {
  let after = '';
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${sql.ref(key)} > ${after}
      order by ${sql.ref(key)} limit ${pageSize}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = String(last[key]);
  }
}

/** Overwrites rows that an earlier, interrupted move has copied: they may have changed since. */
async function upsert(to: Db, { table, key }: MovedTable, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`));
  const changes = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  await sql`
    insert into ${sql.table(table)} (${names}) values ${values}
    on conflict (${sql.ref(key)}) do update set ${changes}`.execute(to);
}

async function tableSum(db: Db, each: MovedTable): Promise<TableSum> {
  const sum = Buffer.alloc(32);
  let count = 0;
  for await (const rows of pagesOf(db, each)) {
    for (const row of rows) {
      const cells = Object.keys(row)
        .sort()
        .map((column) => [column, row[column]]);
      const digest = createHash('sha256').update(JSON.stringify(cells)).digest();
      for (const [index, byte] of digest.entries()) sum[index] = (sum[index] ?? 0) ^ byte;
      count += 1;
    }
  }
  return { count, checksum: sum.toString('hex', 0, 8) };
}
