import { createHash } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import { deleteSignUps, erasedAmong } from '../../store/erasure/erasures.ts';
import { pagesOf } from '../../store/pages.ts';
import type { Db, SignUpRow, Tables } from '../../store/tables.ts';
import { OperatorError } from '../operator-error.ts';
import { type Progress, startTable } from '../progress.ts';

/** The tables to copy, each after the tables it references, with their primary keys. */
const movedTables = [
  { table: 'sign_ups', key: 'id' },
  { table: 'deliveries', key: 'sign_up_id' },
  { table: 'duplicates', key: 'id' },
  { table: 'erasures', key: 'address' },
  { table: 'former_sign_ups', key: 'id' },
  { table: 'held_sign_ups', key: 'id' },
  { table: 'letters', key: 'id' },
  { table: 'subscriptions', key: 'sign_up_id' },
  { table: 'mail_blocks', key: 'address' },
  { table: 'mailboxes', key: 'mailbox' },
] as const satisfies { table: keyof Tables; key: string }[];

type MovedTable = (typeof movedTables)[number];
const [signUps] = movedTables;
type Cell = string | number | null | undefined;
type Row = Record<string, string | number | null>;

/**
 * Their rows may end in the source: a correction of an address queues another letter, a block may be
 * lifted, and the counter of a mailbox ends after a day. The sign-ups of letters are checked before.
 */
const changingTables: ReadonlySet<MovedTable['table']> = new Set([
  'former_sign_ups',
  'letters',
  'subscriptions',
  'mail_blocks',
  'mailboxes',
] as const);

/** Number of rows and a checksum that does not depend on their order. */
type TableSum = { count: number; checksum: string };

/** `cutoff`: sign-ups from before it are past their retention. */
export type MoveOptions = {
  cutoff: Date | undefined;
  report: (table: string, sum: TableSum) => Promise<void>;
  progress?: Progress | undefined;
};

/**
 * Copies all rows from one database to another, and compares both. The target must be empty, or
 * hold rows that an interrupted move has copied. Sign-ups that were erased or purged since are
 * deleted there too.
 * @throws OperatorError when the target holds other rows, or differs after the copy
 */
export async function move(from: Db, to: Db, { cutoff, report, progress }: MoveOptions): Promise<void> {
  progress?.start('Comparing with the target');
  await checkOtherRows(from, to, cutoff?.toISOString() ?? '');
  await removeOtherRows(from, to);
  for (const each of movedTables) {
    await startTable(progress, `Copying ${each.table}`, { db: from, table: each.table });
    for await (const rows of rowsOf(from, each)) {
      await upsert(to, each, rows);
      progress?.advance(rows.length);
    }
  }
  for (const each of movedTables) {
    await startTable(progress, `Checking ${each.table}`, { db: from, table: each.table });
    // One after the other would take twice as long.
    const [here, there] = await Promise.all([tableSum(from, each, progress?.advance), tableSum(to, each)]);
    if (here.count !== there.count || here.checksum !== there.checksum)
      throw new OperatorError('copy-differs', {
        table: each.table,
        here: `${here.count} rows (${here.checksum})`,
        there: `${there.count} (${there.checksum})`,
      });
    await report(each.table, here);
  }
}

/**
 * Pages through the target rows that the source does not have. Their number has no limit, so they
 * are read twice: to check them, and to delete them.
 */
async function* otherRows(from: Db, to: Db, each: MovedTable): AsyncGenerator<Row[]> {
  for await (const rows of rowsOf(to, each)) {
    const known = await knownAmong(from, each, rows, each.key);
    const others = rows.filter((row) => !known.has(row[each.key]));
    if (others.length > 0) yield others;
  }
}

/**
 * @param retained rows from before this time are past their retention
 * @throws OperatorError if the source never had a row of the target
 */
async function checkOtherRows(from: Db, to: Db, retained: string): Promise<void> {
  for (const each of movedTables) {
    if (changingTables.has(each.table)) continue;
    for await (const rows of otherRows(from, to, each))
      if (await hasUnknown(from, each.table, { rows, retained }))
        throw new OperatorError('target-not-empty', { table: each.table });
  }
}

async function hasUnknown(
  from: Db,
  table: MovedTable['table'],
  { rows, retained }: { rows: Row[]; retained: string },
): Promise<boolean> {
  // Those of a person are deleted with the row of `sign_ups`, which was checked before.
  const owner = { deliveries: 'sign_up_id', duplicates: 'kept_id' }[String(table)];
  if (owner) return (await knownAmong(from, signUps, rows, owner)).size > 0;
  const left = rows.filter(({ created_at, erased_at }) => String(created_at ?? erased_at) >= retained);
  if (table === 'erasures') return left.length > 0;
  const erased = new Set<Row>(await erasedAmong(from, left as (Row & SignUpRow)[]));
  // A held sign-up was released, or its address has signed up.
  const released =
    table === 'held_sign_ups'
      ? await knownAmong(from, { table: 'sign_ups', key: 'email_key' }, rows, 'email_key')
      : undefined;
  return left.some((row) => !erased.has(row) && !released?.has(row.email_key));
}

/** @returns those of the values of a column that are keys of a table */
async function knownAmong(
  db: Db,
  { table, key }: { table: keyof Tables; key: string },
  rows: Row[],
  column: string,
): Promise<Set<Cell>> {
  const { rows: found } = await sql<{ key: string }>`
    select ${sql.ref(key)} as key from ${sql.table(table)}
    where ${sql.ref(key)} in (${sql.join(rows.map((row) => row[column]))})`.execute(db);
  return new Set(found.map((row) => row.key));
}

/** Deletes the target rows that the source does not have. Deliveries go with their sign-ups. */
async function removeOtherRows(from: Db, to: Db): Promise<void> {
  for (const each of movedTables) {
    const { table, key } = each;
    for await (const rows of otherRows(from, to, each)) {
      const keys = rows.map((row) => String(row[key]));
      if (table === 'sign_ups') await deleteSignUps(to, keys);
      else
        await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(keys)})`.execute(to);
    }
  }
}

function rowsOf(db: Db, { table, key }: MovedTable): AsyncGenerator<Row[]> {
  const query: SelectQueryBuilder<Tables, keyof Tables, Row> = db.selectFrom<keyof Tables>(table).selectAll();
  return pagesOf(query, [key]);
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

async function tableSum(db: Db, each: MovedTable, onRead?: (count: number) => void): Promise<TableSum> {
  const sum = Buffer.alloc(32);
  let count = 0;
  for await (const rows of rowsOf(db, each)) {
    for (const row of rows) {
      const cells = Object.keys(row)
        .sort()
        .map((column) => [column, row[column]]);
      const digest = createHash('sha256').update(JSON.stringify(cells)).digest();
      for (const [index, byte] of digest.entries()) sum[index] = (sum[index] ?? 0) ^ byte;
      count += 1;
    }
    onRead?.(rows.length);
  }
  return { count, checksum: sum.toString('hex', 0, 8) };
}
