import { statSync } from 'node:fs';
import { emailKey } from '../email-key.ts';
import { findErasures } from '../store/erasure/erasures.ts';
import { pagesOf } from '../store/pages.ts';
import type { Db } from '../store/tables.ts';
import { createExportTimes, type ExportTime } from './csv-date.ts';
import { readCsv } from './csv-file.ts';
import { OperatorError } from './operator-error.ts';
import { type Progress, startTable } from './progress.ts';
import { type Scratch, scratchPages } from './scratch.ts';
import { keyOfMeant } from './stored-spellings.ts';

const tables = `
  create table there (
    place integer primary key, key text unique, email text, rows integer, known integer, erased integer);
  create table missing (place integer primary key, id text, email text)`;

/** A row there. `rows`: how many rows have the address. */
export type ThereRow = { place: number; key: string; email: string; rows: number };
/** A sign-up that is missing there. */
export type MissingRow = { place: number; id: string; email: string };

/** Groups of rows in which the receiver and this database differ, with their conditions. */
const groups = {
  /** Delivered here, missing there. */
  missing: 'missing where true',
  /** More than one row there. */
  repeated: 'there where rows > 1',
  /** Erased here, still there. */
  erased: 'there where known = 0 and erased = 1',
  /** There, but neither stored nor erased here: purged, or entered by hand. */
  unknown: 'there where known = 0 and erased = 0',
} as const;

export type Group = keyof typeof groups;

/**
 * Reads a CSV export of the receiver into the scratch database.
 * @returns until when sign-ups can be expected in it
 * @throws OperatorError when the file cannot be read or has no column of addresses
 */
export async function readReceiver(scratch: Scratch, file: string, progress?: Progress): Promise<ExportTime> {
  scratch.exec(tables);
  const add = scratch.prepare(
    `insert into there (key, email, rows, known, erased) values (?, ?, 1, 0, 0)
     on conflict (key) do update set email = excluded.email, rows = rows + 1`,
  );
  const times = createExportTimes();
  progress?.start(`Reading ${file}`);
  for await (const row of readRows(file)) {
    progress?.advance(1);
    const email = row.email?.trim();
    if (!email) continue;
    add.run(keyOfMeant(email), email);
    times.add(row.signupdate);
  }
  return times.result(statSync(file).mtimeMs);
}

function readRows(file: string): AsyncGenerator<Record<string, string>> {
  return readCsv(file, {
    columns(header: string[]) {
      const names = header.map((name) => name.trim().toLowerCase());
      if (!names.includes('email')) throw new OperatorError('no-email-column', { file });
      return names;
    },
  });
}

/** Delivered here, but too new to be expected there. `last`: when the newest signed up. */
export type Newer = { count: number; last: string };

/** Fills the groups. Both sides may change meanwhile. */
export async function compare(
  db: Db,
  scratch: Scratch,
  { until, progress }: { until: string; progress: Progress | undefined },
): Promise<Newer> {
  const newer: Newer = { count: 0, last: '' };
  const mark = scratch.prepare('update there set known = 1 where key in (?, ?)');
  const addMissing = scratch.prepare('insert into missing (id, email) values (?, ?)');
  await startTable(progress, 'Comparing', { db, table: 'sign_ups' });
  const delivered = db
    .selectFrom('sign_ups')
    .innerJoin('deliveries', 'deliveries.sign_up_id', 'sign_ups.id')
    .select(['id', 'email', 'email_key', 'state', 'created_at']);
  for await (const rows of pagesOf(delivered, ['id'])) {
    for (const { id, email, email_key, state, created_at } of rows) {
      // Earlier releases stored some addresses as typed.
      const isThere = mark.run(email_key, keyOfMeant(email)).changes > 0;
      if (isThere || state !== 'delivered') continue;
      if (created_at <= until) addMissing.run(id, email);
      else {
        newer.count += 1;
        if (created_at > newer.last) newer.last = created_at;
      }
    }
    progress?.advance(rows.length);
  }
  await markErased(db, scratch, progress);
  return newer;
}

async function markErased(db: Db, scratch: Scratch, progress: Progress | undefined): Promise<void> {
  const mark = scratch.prepare('update there set erased = 1 where place = ?');
  progress?.start('Looking for erasures', count(scratch, 'unknown'));
  // Those that are marked meanwhile are behind the page.
  for (const page of groupPages<ThereRow>(scratch, 'unknown')) {
    const keysOf = ({ key, email }: ThereRow) => [key, emailKey(email)];
    const erasures = await findErasures(db, [...new Set(page.flatMap(keysOf))]);
    for (const row of page) if (keysOf(row).some((key) => erasures.has(key))) mark.run(row.place);
    progress?.advance(page.length);
  }
}

export function count(scratch: Scratch, group: Group | 'there'): number {
  const rows = group === 'there' ? 'there' : groups[group];
  return scratch.prepare<[], number>(`select count(*) from ${rows}`).pluck().get() ?? 0;
}

/** Pages through a group, in the order in which its rows were found. */
export function groupPages<Row extends { place: number }>(scratch: Scratch, group: Group): Generator<Row[]> {
  return scratchPages(scratch, groups[group]);
}
