import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../../store/count-rows.ts';
import { isPostgres } from '../../store/dialect.ts';
import { putErasures } from '../../store/erasure/erasures.ts';
import { pagesOf } from '../../store/pages.ts';
import type { Db, Tables } from '../../store/tables.ts';
import type { Progress } from '../progress.ts';

/** SQL copies these rows, so a page is larger. */
const rowsPerStep = 20_000;

/** `sign_ups` is only compared. */
const keptTables = [
  'sign_ups',
  'erasures',
  'letters',
  'subscriptions',
  'mail_blocks',
] as const satisfies (keyof Tables)[];
type KeptTable = (typeof keptTables)[number];
type LetterTable = Extract<KeptTable, 'letters' | 'subscriptions'>;

/**
 * The replaced tables beside their successors, in two schemas of one connection. `tables`: those
 * that are there.
 */
export type KeptData = { tables: ReadonlySet<KeptTable>; replaced: string; restored: string };

const attached = { replaced: 'kept', restored: 'main' };

/**
 * Attaches the database that is to be replaced. Does not migrate it: it may be newer than this
 * release.
 * @returns undefined if it cannot be read, such as a damaged one; then it is not attached
 */
export async function attachKept(db: Db, path: string): Promise<KeptData | undefined> {
  try {
    await sql`attach database ${path} as kept`.execute(db);
  } catch {
    return undefined;
  }
  const tables = await readableTables(db).catch(() => undefined);
  // After some errors the connection is opened again, without the attached database.
  if (!tables) await detachKept(db).catch(() => undefined);
  return tables && { tables, ...attached };
}

/**
 * As {@link attachKept}, for two schemas of PostgreSQL.
 * @param restored the schema that the connection uses
 */
export async function keptSchema(db: Db, replaced: string, restored: string): Promise<KeptData> {
  const { rows } = await sql<{ name: KeptTable }>`
    select tablename as name from pg_tables
    where schemaname = ${replaced} and tablename in (${sql.join(keptTables)})`.execute(db);
  return { tables: new Set(rows.map(({ name }) => name)), replaced, restored };
}

/** @returns how many sign-ups the restored tables lack, by id and by address */
export async function countNewer(db: Db, { tables, replaced }: KeptData): Promise<number | undefined> {
  if (!tables.has('sign_ups')) return undefined;
  const kept = db.withSchema(replaced).selectFrom('sign_ups');
  const isRestored = (column: 'id' | 'email_key') =>
    sql<boolean>`exists (select 1 from sign_ups as restored where restored.${sql.ref(column)} = ${sql.table(`${replaced}.sign_ups`)}.${sql.ref(column)})`;
  return await countRows(
    kept.where(sql<boolean>`not ${isRestored('id')} and not ${isRestored('email_key')}`),
  );
}

/** @returns undefined if one of the kept tables is damaged */
async function readableTables(db: Db): Promise<ReadonlySet<KeptTable> | undefined> {
  const { rows } = await sql<{ name: KeptTable }>`
    select name from kept.sqlite_schema where type = 'table' and name in (${sql.join(keptTables)})
  `.execute(db);
  const tables = new Set(rows.map(({ name }) => name));
  for (const table of tables) {
    const { rows: found } = await sql<{ quick_check: string }>`
      pragma kept.quick_check(${sql.id(table)})`.execute(db);
    if (found[0]?.quick_check !== 'ok') return undefined;
  }
  return tables;
}

/** Cleaning the files would change an attached database too. */
export async function detachKept(db: Db): Promise<void> {
  await sql`detach database kept`.execute(db);
}

/** Adds the erasures of the replaced database. */
export async function putKeptErasures(db: Db, { tables, replaced }: KeptData): Promise<void> {
  if (!tables.has('erasures')) return;
  const erasures = db.withSchema(replaced).selectFrom('erasures');
  const kept = erasures.select(['address', 'salt', 'erased_at', 'state', 'may_have_left']);
  for await (const rows of pagesOf(kept, ['address']))
    await db.transaction().execute((transaction) => putErasures(transaction, rows));
}

/**
 * Replaces the letters and subscriptions of a restored database by the kept ones, for the sign-ups
 * that it has. People who unsubscribed since the backup get no letter, and no letter is sent again.
 */
export async function putKeptLetters(db: Db, kept: KeptData, progress: Progress | undefined): Promise<void> {
  const { tables, replaced, restored } = kept;
  // A database of a release without letters has neither.
  if (!tables.has('letters') || !tables.has('subscriptions')) return;
  for (const table of ['letters', 'subscriptions'] as const)
    await inSteps(db, { table, kept }, undefined, async (rows) => {
      for (const target of ['subscriptions', 'letters'] as const)
        await sql`
          delete from ${sql.id(restored, target)} where sign_up_id in (
            select sign_up_id from ${sql.id(replaced, table)} where ${rows})`.execute(db);
    });
  for (const table of ['subscriptions', 'letters'] as const) {
    const columns = sql.join((await commonColumns(db, table, kept)).map((name) => sql.ref(name)));
    await inSteps(db, { table, kept }, progress, async (rows) => {
      await sql`
        insert into ${sql.id(restored, table)} (${columns})
        select ${columns} from ${sql.id(replaced, table)}
        where ${rows} and sign_up_id in (select id from ${sql.id(restored, 'sign_ups')})`.execute(db);
    });
  }
}

/**
 * Replaces the blocked addresses of a restored database by the kept ones: an address may have
 * complained, or its block may have been lifted, since the backup.
 */
export async function putKeptBlocks(
  db: Db,
  { tables, replaced }: KeptData,
  progress: Progress | undefined,
): Promise<void> {
  // A database of a release without blocks has no newer ones.
  if (!tables.has('mail_blocks')) return;
  progress?.start('Keeping mail_blocks');
  await db.deleteFrom('mail_blocks').execute();
  const blocks = db.withSchema(replaced).selectFrom('mail_blocks');
  const kept = blocks.select(['address', 'reason', 'blocked_at', 'sign_up_id']);
  for await (const rows of pagesOf(kept, ['address'])) {
    await db.insertInto('mail_blocks').values(rows).execute();
    progress?.advance(rows.length);
  }
}

/** @returns the columns that both have; one of them may be of another release */
async function commonColumns(db: Db, table: KeptTable, { replaced, restored }: KeptData): Promise<string[]> {
  const columnsIn = (schema: string) =>
    isPostgres(db)
      ? sql`select column_name as name from information_schema.columns
            where table_schema = ${schema} and table_name = ${table}`
      : sql`select name from pragma_table_info(${table}, ${schema})`;
  const { rows } = await sql<{ name: string }>`
    select name from (${columnsIn(restored)}) as columns where name in (${columnsIn(replaced)})`.execute(db);
  return rows.map(({ name }) => name);
}

/** Calls `copy` with a condition for each part of the rows of a kept table. */
async function inSteps(
  db: Db,
  { table, kept }: { table: LetterTable; kept: KeptData },
  progress: Progress | undefined,
  copy: (rows: RawBuilder<unknown>) => Promise<void>,
): Promise<void> {
  // The cluster copies all rows at once in its own memory.
  if (isPostgres(db)) return await copy(sql`true`);
  const { rows } = await sql<{ last: number | null }>`
    select max(rowid) as last from ${sql.id(kept.replaced, table)}`.execute(db);
  const last = rows[0]?.last ?? 0;
  progress?.start(`Keeping ${table}`, last);
  for (let after = 0; after < last; after += rowsPerStep) {
    await copy(sql`rowid > ${after} and rowid <= ${after + rowsPerStep}`);
    progress?.advance(rowsPerStep);
  }
}
