import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { deleteSignUps, loadErasureCheck } from '../../store/erasures.ts';
import type { Db, Tables } from '../../store/tables.ts';
import { OperatorError } from '../operator-error.ts';

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
type Row = Record<string, string | number | null>;

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const pageSize = 500;

/** Number of rows and a checksum that does not depend on their order. */
export type TableSum = { count: number; checksum: string };

/**
 * Keys of target rows to delete, by table. Those of `letters` and `subscriptions` belong to known
 * sign-ups, and those of `former_sign_ups` to none.
 */
type Gone = Record<Exclude<MovedTable['table'], 'deliveries' | 'duplicates'>, Set<string>>;

/** True if the source had this target row before `erase` or `purge`. */
type IsGone = (row: Row) => boolean;

/**
 * Copies all rows from one database to another, and compares both. The target must be empty, or
 * hold rows that an interrupted move has copied. Sign-ups that were erased or purged since are
 * deleted there too.
 * @param cutoff sign-ups from before it are past their retention
 * @throws OperatorError when the target holds other rows, or differs after the copy
 */
export async function move(
  from: Db,
  to: Db,
  { cutoff, report }: { cutoff: Date | undefined; report: (table: string, sum: TableSum) => Promise<void> },
): Promise<void> {
  await removeGone(to, await otherRows(from, to, await createIsGone(from, cutoff)));
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

async function createIsGone(from: Db, cutoff: Date | undefined): Promise<IsGone> {
  const isErased = await loadErasureCheck(from);
  const before = cutoff?.toISOString() ?? '';
  return (row) => {
    const time = String(row.created_at ?? row.erased_at);
    return time < before || ('email_key' in row && isErased(String(row.email_key), time));
  };
}

/**
 * @returns the keys of target rows that are not in the source; throws if the source never had one
 * of them
 */
async function otherRows(from: Db, to: Db, isGone: IsGone): Promise<Gone> {
  const gone: Gone = {
    sign_ups: new Set(),
    erasures: new Set(),
    former_sign_ups: new Set(),
    held_sign_ups: new Set(),
    letters: new Set(),
    subscriptions: new Set(),
    mail_blocks: new Set(),
    mailboxes: new Set(),
  };
  for (const each of movedTables) {
    for await (const rows of pagesOf(to, each)) {
      const known = await knownKeys(from, each, rows);
      for (const row of rows) {
        const key = String(row[each.key]);
        if (known.has(key)) continue;
        // The deliveries and duplicates of a person belong to a row of `sign_ups`, which was
        // checked before.
        if (each.table === 'deliveries' && gone.sign_ups.has(key)) continue;
        // The sign-up was checked before. A correction of its address queues another letter.
        // A block may be lifted, and the counter of a mailbox ends after a day.
        if (
          each.table === 'letters' ||
          each.table === 'subscriptions' ||
          each.table === 'former_sign_ups' ||
          each.table === 'mail_blocks' ||
          each.table === 'mailboxes'
        ) {
          gone[each.table].add(key);
          continue;
        }
        // A held sign-up was released, or its address has signed up.
        if (each.table === 'held_sign_ups' && (await hasSignedUp(from, row))) {
          gone.held_sign_ups.add(key);
          continue;
        }
        if (each.table === 'duplicates' && gone.sign_ups.has(String(row.kept_id))) continue;
        if (each.table === 'deliveries' || each.table === 'duplicates' || !isGone(row))
          throw new OperatorError('target-not-empty', { table: each.table });
        gone[each.table].add(key);
      }
    }
  }
  return gone;
}

async function hasSignedUp(from: Db, row: Row): Promise<boolean> {
  const found = await from
    .selectFrom('sign_ups')
    .select('id')
    .where('email_key', '=', String(row.email_key))
    .executeTakeFirst();
  return found !== undefined;
}

async function knownKeys(from: Db, { table, key }: MovedTable, rows: Row[]): Promise<Set<string>> {
  const keys = sql.join(rows.map((row) => row[key]));
  const { rows: known } = await sql<{ key: string }>`
    select ${sql.ref(key)} as key from ${sql.table(table)} where ${sql.ref(key)} in (${keys})`.execute(from);
  return new Set(known.map((row) => row.key));
}

async function removeGone(to: Db, gone: Gone): Promise<void> {
  const ids = [...gone.sign_ups];
  for (let start = 0; start < ids.length; start += pageSize)
    await deleteSignUps(to, ids.slice(start, start + pageSize));
  for (const address of gone.erasures)
    await to.deleteFrom('erasures').where('address', '=', address).execute();
  for (const id of gone.former_sign_ups)
    await to.deleteFrom('former_sign_ups').where('id', '=', id).execute();
  for (const id of gone.held_sign_ups) await to.deleteFrom('held_sign_ups').where('id', '=', id).execute();
  for (const id of gone.letters) await to.deleteFrom('letters').where('id', '=', id).execute();
  for (const id of gone.subscriptions)
    await to.deleteFrom('subscriptions').where('sign_up_id', '=', id).execute();
  for (const address of gone.mail_blocks)
    await to.deleteFrom('mail_blocks').where('address', '=', address).execute();
  for (const mailbox of gone.mailboxes)
    await to.deleteFrom('mailboxes').where('mailbox', '=', mailbox).execute();
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
