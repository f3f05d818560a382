import { randomUUID } from 'node:crypto';
import { closeSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { storageErrorCode } from '../../store/storage-errors.ts';
import { OperatorError } from '../operator-error.ts';
import type { Progress } from '../progress.ts';
import { checkOpen } from './check-database.ts';
import { createFile } from './create-file.ts';

/** `descriptor`: of a file without a name. The caller closes it. */
export type Snapshot = { descriptor: number; people: number };

type SchemaEntry = { type: string; name: string; sql: string };

/**
 * Writes a checked snapshot of a database into an unnamed file in `directory`. The file loses its
 * name while it is empty, so a killed process leaves no copy. SQLite cannot open a file that was
 * created without a name, and `VACUUM INTO` would keep the name until it ends.
 * @param file the path of the backup, for its directory and for messages
 * @throws OperatorError when the directory cannot be written, or the database is damaged
 */
export function takeSnapshot(source: string, file: string, progress?: Progress): Snapshot {
  const path = join(dirname(file), `.sign-ups-${randomUUID()}`);
  const descriptor = createFile(path, file);
  try {
    return { descriptor, people: copyDatabase(source, path, progress) };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  } finally {
    // Already gone, unless the file system cannot remove open files.
    rmSync(path, { force: true });
  }
}

function copyDatabase(source: string, path: string, progress: Progress | undefined): number {
  const copy = new SQLite(path);
  try {
    // A failed copy is discarded, so it needs no journal file and no sync.
    copy.pragma('journal_mode = memory');
    copy.pragma('synchronous = off');
    // SQLite then copies whole tables with their indexes, as VACUUM does.
    copy.pragma('foreign_keys = off');
    // After these settings, which would apply to an attached database too.
    copy.prepare('attach database ? as source').run(source);
    for (const name of ['auto_vacuum', 'user_version'])
      copy.pragma(`main.${name} = ${copy.pragma(`source.${name}`, { simple: true })}`);
    // SQLite does not begin to write to a file without a name, so the first write is before.
    copy.exec('begin; create table unnamed (x); drop table unnamed');
    try {
      unlinkSync(path);
    } catch {
      // The caller removes it.
    }
    copyTables(copy, source, progress);
    copy.exec('commit');
    progress?.start('Checking the copy');
    return checkOpen(copy, source);
  } finally {
    copy.close();
  }
}

/** Copies all tables in one read transaction. Writers of a WAL database go on. */
function copyTables(copy: SQLite.Database, source: string, progress: Progress | undefined): void {
  try {
    const entries = copy
      .prepare<[], SchemaEntry>(
        `select type, name, sql from source.sqlite_schema
         where sql is not null and name not like 'sqlite\\_%' escape '\\' order by type = 'table' desc`,
      )
      .all();
    for (const { sql } of entries) copy.exec(sql);
    const tables = entries
      .filter(({ type }) => type === 'table')
      .map(({ name }) => `"${name.replaceAll('"', '""')}"`);
    if (progress) progress.start('Copying', countRows(copy, tables));
    for (const table of tables) {
      const { changes } = copy.prepare(`insert into main.${table} select * from source.${table}`).run();
      progress?.advance(changes);
    }
  } catch (error) {
    const why = storageErrorCode(error);
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(why)) throw error;
    throw new OperatorError('file-damaged', { file: source, why });
  }
}

function countRows(copy: SQLite.Database, tables: string[]): number {
  const counts = tables.map((table) =>
    copy.prepare<[], number>(`select count(*) from source.${table}`).pluck().get(),
  );
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
