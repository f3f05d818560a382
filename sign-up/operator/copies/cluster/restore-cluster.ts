import { closeSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '../../../store/cluster/database.ts';
import { countRows } from '../../../store/count-rows.ts';
import { replayErasures, scrubErased } from '../../../store/erasure/erasures.ts';
import { migrate } from '../../../store/migrations/migrations.ts';
import { storageErrorCode } from '../../../store/storage-errors.ts';
import type { Db } from '../../../store/tables.ts';
import { OperatorError } from '../../operator-error.ts';
import type { Progress } from '../../progress.ts';
import { createFile } from '../create-file.ts';
import { countNewer, keptSchema, putKeptBlocks, putKeptErasures, putKeptLetters } from '../kept-data.ts';
import type { Prepared, Restored, RestoreOptions } from '../restore.ts';
import { stagingSchema } from './script-schema.ts';
import { withStagedDump } from './stage-dump.ts';
import { connectionOf, requireTools, startTool } from './tools.ts';

const present = 'public';
const dependentObjects = '2BP01';
/** Servers connect at least this often: they poll for deliveries every 5 s. */
const watchMs = 6_000;
const watchEveryMs = 300;

/**
 * Replaces the tables of a cluster with those of a dump of `pg_dump --format=custom`, as `restore`
 * does with the embedded database. Until one transaction at the end, an interruption leaves the
 * present tables unchanged.
 * @returns undefined if `beforeReplacing` has stopped it
 * @throws OperatorError when a program is missing, a server runs, or the dump cannot be used
 */
export async function restoreCluster(
  { url, database }: { url: string; database: string },
  file: string,
  { progress, beforeReplacing }: RestoreOptions,
): Promise<Restored | undefined> {
  requireTools();
  await refuseServers(url, database);
  return await withStagedDump(url, file, { progress }, async (copy) => {
    const { db } = copy;
    progress?.start('Migrating the backup');
    await migrate(db);
    const prepared = await prepare(db, progress);
    await scrubErased(copy);
    if (!(await beforeReplacing(prepared))) return undefined;
    const people = await countRows(db.selectFrom('sign_ups'));
    const aside = prepared.newer === undefined ? undefined : await dumpAside(url, file, progress);
    progress?.start('Replacing the tables');
    try {
      await replaceTables(db);
    } catch (error) {
      if (aside) rmSync(aside, { force: true });
      throw storageErrorCode(error) === dependentObjects ? new OperatorError('depended-on') : error;
    }
    return { people, ...prepared, aside };
  });
}

async function prepare(db: Db, progress: Progress | undefined): Promise<Prepared> {
  const kept = await keptSchema(db, present, stagingSchema);
  await putKeptErasures(db, kept);
  progress?.start('Erasing again');
  const erasedAgain = await replayErasures(db);
  await putKeptLetters(db, kept, progress);
  await putKeptBlocks(db, kept, progress);
  return { erasedAgain, isKept: true, newer: await countNewer(db, kept) };
}

/** @throws OperatorError if another process of the site uses the database, on any machine */
async function refuseServers(url: string, database: string): Promise<void> {
  const { db, close } = openPostgres(url, { longTimeouts: true, anyEncoding: true });
  try {
    const until = performance.now() + watchMs;
    let before = new Set<number>();
    while (performance.now() < until) {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where application_name = 'sportbuddy'
          and datname = current_database() and pid <> pg_backend_pid()`.execute(db);
      // Servers keep a connection for seconds. One that is seen once may be that of a command that has ended.
      if (rows.some(({ pid }) => before.has(pid)))
        throw new OperatorError('in-use', { database, command: 'restore' });
      before = new Set(rows.map(({ pid }) => pid));
      await sleep(watchEveryMs);
    }
  } finally {
    await close();
  }
}

/** Dumps the present tables beside the backup, whose directory the operator has chosen for such files. */
async function dumpAside(url: string, backup: string, progress: Progress | undefined): Promise<string> {
  const time = new Date().toISOString().replaceAll(':', '-');
  const file = join(dirname(resolve(backup)), `sign-ups.before-restore-${time}.dump`);
  progress?.start('Putting the present tables aside');
  // Only its owner can read it. `pg_dump` keeps the mode of a file that is there.
  closeSync(createFile(file, file));
  const { code, error } = await startTool('pg_dump', ['--format=custom', `--file=${file}`], connectionOf(url))
    .ended;
  if (code === 0) return file;
  rmSync(file, { force: true });
  throw new OperatorError('tool-failed', { tool: 'pg_dump', why: error });
}

/** Drops the present tables and puts the others in their place. Refuses if a view depends on them. */
async function replaceTables(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_tables
      where schemaname in (${present}, ${stagingSchema})`.execute(transaction);
    const restored = rows.filter(({ schema }) => schema === stagingSchema).map(({ name }) => name);
    const replaced = rows.filter(({ name, schema }) => schema === present && restored.includes(name));
    const referring = await referringTables(
      transaction,
      replaced.map(({ name }) => name),
    );
    const dropped = [...new Set([...replaced.map(({ name }) => name), ...referring])];
    if (dropped.length > 0)
      await sql`drop table ${sql.join(dropped.map((name) => sql.id(present, name)))}`.execute(transaction);
    for (const name of restored)
      await sql`alter table ${sql.id(stagingSchema, name)} set schema ${sql.id(present)}`.execute(
        transaction,
      );
    await sql`drop schema ${sql.id(stagingSchema)}`.execute(transaction);
  });
}

/** @returns tables of a newer release, which this one does not know, with references to `tables` */
async function referringTables(db: Db, tables: readonly string[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select distinct referring.relname as name from pg_constraint
      join pg_class as referring on referring.oid = conrelid
      join pg_class as referred on referred.oid = confrelid
      join pg_namespace on pg_namespace.oid = referred.relnamespace
    where contype = 'f' and nspname = ${present} and referred.relname in (${sql.join(tables)})`.execute(db);
  return rows.map(({ name }) => name);
}
